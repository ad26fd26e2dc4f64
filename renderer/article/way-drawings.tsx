import { illustration } from '../ui/illustration.css.ts'

/** A book that lies open, with an arch on its right page. Decoration. */
export function OpenBook() {
  return (
    <svg className={illustration} viewBox="0 0 160 112" aria-hidden="true">
      <path className="f-accent c" d="M6 34H154V108H6Z" />
      <path className="f-stone c" d="M80 32C62 18 36 16 12 22V98C36 92 62 92 80 104Z" />
      <path className="f-stone c" d="M80 32C98 18 124 16 148 22V98C124 92 98 92 80 104Z" />
      <path className="c s-line" fill="none" d="M24 42q22-4 42 5M24 58q22-4 42 5M24 74q14-3 28 1" />
      <path className="f-mid c" d="M96 84V62a18 18 0 0 1 36 0v17Q112 78 96 84Z" />
      <path className="g" d="M0 110H160" />
    </svg>
  )
}

/** A case of tools, ready to go. Decoration. */
export function ToolCase() {
  return (
    <svg className={illustration} viewBox="0 0 160 112" aria-hidden="true">
      <path className="f-stone c" d="M38 50L30 12L38 4L46 12L44 50Z" />
      <path className="f-pane c" d="M112 50V22h-8V6h24v16h-8V50Z" />
      <path
        className="f-stone2 c"
        d="M56 50V36a12 12 0 0 1 12-12H92a12 12 0 0 1 12 12V50H95V38a5 5 0 0 0-5-5H70a5 5 0 0 0-5 5V50Z"
      />
      <rect className="f-accent c" x={16} y={46} width={128} height={64} rx={9} />
      <path className="f-deep c" d="M16 66H144V78H16Z" />
      <rect className="f-pane c" x={70} y={62} width={20} height={20} rx={4} />
      <path className="g" d="M0 110H160" />
    </svg>
  )
}
