import type { ReactNode } from 'react'

type VisitorProps = { x: number; scarf: string; coat: string; children: ReactNode }

/** Somebody going home, seen from behind; `children` is the hair. */
export function Visitor({ x, scarf, coat, children }: VisitorProps) {
  return (
    <g transform={`translate(${x} 299)`}>
      <path className="f-gate c" d="M-12-40H-2V0H-16v-6ZM2-40H12V-6l4 6H2Z" />
      <path className={`${coat} c`} d="M-24-30l6-64a18 18 0 0 1 36 0l6 64Z" />
      {children}
      <path className={`${scarf} c`} d="M-14-112H14v9H-14ZM4-103h9v26H4Z" />
    </g>
  )
}
