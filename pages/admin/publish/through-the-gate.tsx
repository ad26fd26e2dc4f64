import { illustration } from '#renderer/ui/illustration.css.ts'

/** Sheets in a row before a gate; the first of them stands in it already. */
export function ThroughTheGate() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-stone c" d="M14 92V48H46V92Z" />
      <path className="f-stone c" d="M62 92V48H94V92Z" />
      <path className="f-gate c" d="M114 92V54a41 41 0 0 1 82 0V92H184V54a29 29 0 0 0-58 0V92Z" />
      <path className="f-stone c" d="M139 92V48H171V92Z" />
      <path className="d s-line" d="M22 60H38M22 69H38M22 78H32M70 60H86M70 69H86M70 78H80" />
      <path className="f-accent" d="M147 82V66a8 8 0 0 1 16 0V82H159V66a4 4 0 0 0-8 0V82Z" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
