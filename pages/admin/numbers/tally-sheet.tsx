import { illustration } from '#renderer/ui/illustration.css.ts'

/** A sheet with strokes for what went by, and arches that grow with them. */
export function TallySheet() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="l" d="M30 72 22 92M62 72 70 92" />
      <path className="f-stone c" d="M14 22H78V72H14Z" />
      <path className="l w3 s-line" d="M28 36V58M38 36V58M48 36V58M58 36V58M22 55 68 39" />
      <path className="f-disc c" d="M92 92V80a13 13 0 0 1 26 0V92Z" />
      <path className="f-mid c" d="M128 92V59a13 13 0 0 1 26 0V92Z" />
      <path className="f-gate c" d="M164 92V33a13 13 0 0 1 26 0V92Z" />
      <path className="f-pane" d="M171 92V78a6 6 0 0 1 12 0V92Z" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
