import { illustration } from '#renderer/ui/illustration.css.ts'

/** The studio's door, ajar, and the sheet before it on which everybody who goes in is written down. */
export function DoorAndBook() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-gate c" d="M118 92V46a36 36 0 0 1 72 0V92Z" />
      <path className="f-pane c" d="M129 92V46a25 25 0 0 1 50 0V92Z" />
      <path className="f-mid c" d="M179 92V46A25 25 0 0 0 157 21V84Z" />
      <circle className="f-line" cx="162" cy="58" r="2.5" />
      <path className="f-stone c" d="M18 92V12H96V92Z" />
      <path className="f-accent" d="M28 38V30a6 6 0 0 1 12 0V38Z" />
      <path className="f-deep" d="M28 59V51a6 6 0 0 1 12 0V59Z" />
      <path className="f-disc" d="M28 80V72a6 6 0 0 1 12 0V80Z" />
      <path className="d w3 s-line" d="M48 32H84M48 53H78M48 74H62" />
      <path className="f-disc c" d="M66 75 96 48 104 57 74 84Z" />
      <path className="f-pane c" d="M66 75 74 84 62 88Z" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
