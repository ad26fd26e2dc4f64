import { illustration } from '#renderer/ui/illustration.css.ts'

/** A shelf with everything on it; the outline of an arch waits for what might be put aside. */
export function EmptyShelf() {
  return (
    <svg className={illustration} viewBox="0 0 320 190" aria-hidden="true">
      <path className="f-secs" d="M60 150V110a100 100 0 0 1 200 0v40Z" />
      <path className="c w3" fill="none" strokeDasharray="5 8" d="M126 150v-46a36 36 0 0 1 72 0v46" />
      <g transform="translate(84 150)">
        <path className="f-accent c" d="M-26 0V-62H-8V0Z" />
        <path className="f-pane c" d="M-8 0V-74H8V0Z" />
        <path className="f-mid c" d="M8 0V-56H26V0Z" />
        <path className="c s-line" d="M-26-48h18M-8-60H8M8-44h18" />
      </g>
      <g transform="translate(238 150)">
        <path className="f-mid c" d="M0-38C-26-46-32-68-26-84C-8-78 0-62 0-38Z" />
        <path className="f-far c" d="M2-38C2-66 14-82 32-86C36-66 24-46 2-38Z" />
        <path className="f-disc c" d="M-22-36H22L16 0H-16Z" />
      </g>
      <path className="f-stone2 c" d="M20 150H300v14H20Z" />
      <path className="c" fill="none" d="M60 164v20M260 164v20" />
    </svg>
  )
}
