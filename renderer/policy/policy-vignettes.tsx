import { illustration } from '../ui/illustration.css.ts'

/** A jar without a cookie in it, its lid beside it. Decoration. */
export function EmptyJar() {
  return (
    <svg className={illustration} viewBox="0 0 208 112" aria-hidden="true">
      <path
        className="f-stone c"
        d="M46 14H118V24Q134 30 134 46V94a16 16 0 0 1-16 16H46a16 16 0 0 1-16-16V46Q30 30 46 24Z"
      />
      <path className="c s-line" d="M46 24H118" />
      <path className="f-mid c" d="M50 52H114V88H50Z" />
      <circle className="f-pane c" cx={82} cy={70} r={12} />
      <path className="l s-line" d="M62 86 102 54" />
      <path className="f-accent c" d="M146 110V100H194V110ZM158 100a12 12 0 0 1 24 0Z" />
      <path className="g" d="M0 111H208" />
    </svg>
  )
}

/** A cabinet under lock, and its key. Decoration. */
export function LockedCabinet() {
  return (
    <svg className={illustration} viewBox="0 0 208 112" aria-hidden="true">
      <path className="f-mid c" d="M20 110V54a44 44 0 0 1 88 0v56Z" />
      <path className="l" d="M20 66H108" />
      <rect className="f-pane c" x={48} y={76} width={32} height={24} rx={4} />
      <path className="l" d="M55 76V70a9 9 0 0 1 18 0v6" />
      <path className="l s-line" d="M64 84V92" />
      <circle className="f-accent c" cx={142} cy={96} r={14} />
      <circle className="f-stone c" cx={142} cy={96} r={5} />
      <path className="f-accent c" d="M156 92H202V110H192V100H184V106H176V100H156Z" />
      <path className="g" d="M0 111H208" />
    </svg>
  )
}

/** A calendar's sheet and a letter. Decoration. */
export function LetterAndCalendar() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-stone c" d="M4 14H84V99H4Z" />
      <path className="f-accent c" d="M4 14H84V36H4Z" />
      <path className="l" d="M24 4V14M64 4V14" />
      <path className="l s-line" d="M18 52H70M18 68H70M18 84H48" />
      <path className="f-pane c" d="M108 40H204V99H108Z" />
      <path className="c s-line" fill="none" d="M108 40L156 76L204 40" />
    </svg>
  )
}
