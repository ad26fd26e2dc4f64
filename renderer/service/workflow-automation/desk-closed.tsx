import { illustration } from '#renderer/ui/illustration.css.ts'

/** The computer shut, the files done, and daylight still in the window. */
export function DeskClosed() {
  return (
    <svg className={illustration} viewBox="0 0 420 170" aria-hidden="true">
      <path className="f-sky c" d="M8 169V76a68 68 0 0 1 136 0v93Z" />
      <circle className="f-disc" cx={88} cy={92} r={24} />
      <path className="f-far" d="M9 126c36-24 74-6 134-20v62H9Z" />
      <path className="f-mid" d="M9 146c46-14 88 4 134-10v32H9Z" />
      <g transform="translate(54 0)">
        <path className="f-stone2 c" d="M126 116h12v53h-12zM336 116h12v53h-12z" />
        <rect className="f-stone2 c" x={108} y={104} width={258} height={13} rx={3} />
        <path className="f-gate c" d="M132 98a6 6 0 0 1 6-6h84a6 6 0 0 1 6 6v6h-96Z" />
        <path className="f-stone c" d="M248 88h76v16h-76z" />
        <path className="f-mid c" d="M254 72h74v16h-74z" />
        <path className="f-disc c" d="M246 56h76v16h-76z" />
        <path className="l s-line" d="M258 96h30" />
        <path className="l s-onacc w3" d="M300 64l4 4 8-9" />
        <path className="f-stone c" d="M340 84h14v20h-14z" />
        <path className="c" fill="none" d="M354 88c8-1 8 11 0 10" />
      </g>
      <path className="g" d="M0 169H420" />
    </svg>
  )
}
