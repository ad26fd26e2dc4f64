import type { ReactElement, ReactNode } from 'react'
import type { BlogCategory } from '#domain/page-services.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './blog-list.css.ts'

const scenes: Record<Exclude<BlogCategory, 'all'>, ReactElement> = {
  // A megaphone at a window, and who hears it
  'digital-marketing': (
    <>
      <path className="f-mid c" d="M8 159V86a62 62 0 0 1 124 0v73Z" />
      <path className="f-sky2 c" d="M30 159V88a40 40 0 0 1 80 0v71Z" />
      <path className="f-stone2 c" d="M0 132H140V142H0Z" />
      <g transform="translate(66 104) rotate(-12)">
        <path className="f-deep c" d="M2 8H22L28 34H10Z" />
        <path className="f-accent c" d="M-18-13H14L74-36V36L14 13H-18a13 13 0 0 1 0-26Z" />
        <path className="f-stone c" d="M74-36q14 36 0 72Z" />
      </g>
      <path className="l w3" d="M160 80 182 70M164 101H188M160 122 182 132" />
      <Listener x={283} coat="f-deep" skin="#E9BE9C">
        <path className="f-deep c" d="M10-46L19-76 32-73 30-28a10 10 0 0 1-16 4Z" />
        <circle className="c s-line" fill="#E9BE9C" cx={26} cy={-81} r={7} />
        <path
          className="c"
          fill="#6B3A22"
          d="M-19-60C-28-106 28-106 21-60q-3 8-8 4C18-72 8-80-4-88-6-80-14-78-14-62-14-54-18-54-19-60Z"
        />
      </Listener>
      <Listener x={226} coat="f-accent" skin="#D9A27E">
        <path className="c s-line" fill="#D9A27E" d="M-27-58C-30-74-24-82-18-80-14-74-14-66-15-54Z" />
        <path className="f-accent c" d="M-24-42C-34-40-42-30-41-22c1 9 11 10 15 3L-15-54-27-58Z" />
        <path className="f-line c" d="M-18-78C-22-102 22-104 18-70 16-80 12-84 8-85-2-80-12-84-18-78Z" />
      </Listener>
    </>
  ),
  // One tile pushes the next, and the last one rings the bell
  'ai-automation': (
    <>
      <path className="f-mid c" d="M196 159V78a56 56 0 0 1 112 0v81Z" />
      <path className="f-sky2 c" d="M216 159V80a36 36 0 0 1 72 0v79Z" />
      {[
        [20, 34],
        [56, 26],
        [92, 16],
        [128, 0],
        [164, 0],
      ].map(([x = 0, turn = 0], at) => (
        <g key={x} transform={`translate(${x + 9} 159) rotate(${turn})`}>
          <path className={at % 2 === 0 ? 'f-stone c' : 'f-pane c'} d="M-18 0V-74H0V0Z" />
          <path className="l s-line" d="M-18-37H0" />
          <circle className="f-accent" cx={-9} cy={-56} r={4} />
          <circle className="f-line" cx={-9} cy={-18} r={4} />
        </g>
      ))}
      <path className="f-stone2 c" d="M220 159V149H284V159Z" />
      <path className="f-disc c" d="M224 149a28 28 0 0 1 56 0Z" />
      <path className="f-deep c" d="M247 121V113H257V121Z" />
    </>
  ),
}

type ListenerProps = { x: number; coat: string; skin: string; children: ReactNode }

/** Turned to the left, down to the waist; `children`: the hair, and an arm that moves. */
function Listener({ x, coat, skin, children }: ListenerProps) {
  return (
    <g transform={`translate(${x} 159)`}>
      <path className={`${coat} c`} d="M-27 0V-28a24 24 0 0 1 24-24h6a24 24 0 0 1 24 24V0Z" />
      <path className="c s-line" fill={skin} d="M-7-62H7v12q-7 7-14 0Z" />
      <circle className="c s-line" fill={skin} cy={-73} r={18} />
      <circle className="f-line" cx={-9} cy={-72} r={2} />
      <circle className="f-line" cx={3} cy={-72} r={2} />
      <path className="c s-line" fill="none" d="M-9-64q6 6 12 0" />
      {children}
    </g>
  )
}

/** What a category is about, on the edge of its band. Decoration. */
export function CategoryScene({ category }: { category: keyof typeof scenes }) {
  return (
    <svg className={`${illustration} ${styles.categoryScene}`} viewBox="0 20 316 140" aria-hidden="true">
      {scenes[category]}
      <path className="g" d="M-2000 159H2000" />
    </svg>
  )
}
