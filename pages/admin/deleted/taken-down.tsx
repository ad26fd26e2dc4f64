import { illustration } from '#renderer/ui/illustration.css.ts'

/** A box of put-aside posts; one sheet is on its way out again. */
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
      <path className="flow" d="M104 14C140 0 176 20 180 66" />
      <path className="l s-accent w3" d="M170 60 180 70 190 59" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
