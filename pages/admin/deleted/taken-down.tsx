import { illustration } from '#renderer/ui/illustration.css.ts'

/** A box of put-aside posts; one sheet is on its way back to its page. */
export function TakenDown() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-secs" d="M18 92V86a62 62 0 0 1 124 0v6Z" />
      <g transform="rotate(-6 74 40)">
        <path className="f-stone c" d="M52 10H98V74H52Z" />
        <path className="f-accent c" d="M60 34a15 15 0 0 1 30 0v8H82V34a7 7 0 0 0-14 0v8H60Z" />
        <path className="d s-line" d="M60 50H90" />
      </g>
      <path className="f-disc c" d="M96 56V34H132V56Z" />
      <path className="f-stone2 c" d="M36 48H140V92H36Z" />
      <path className="f-mid c" d="M30 46H146V58H30Z" />
      <path className="f-gate c" d="M78 80V76a10 10 0 0 1 20 0v4Z" />
      <path className="f-card c" d="M158 52H202V92H158Z" />
      <path className="l w3" d="M165 60H180" />
      <path className="c" fill="none" strokeDasharray="3 5" d="M169 92V82a11 11 0 0 1 22 0v10" />
      <path className="flow" d="M104 14C132 2 172 2 179 34" />
      <path className="l s-accent w3" d="M169 32 180 43 190 31" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
