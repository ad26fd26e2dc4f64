import { illustration } from '#renderer/ui/illustration.css.ts'

/** The studio's door, ajar, and the sheet beside it on which everybody signs. */
export function DoorAndBook() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-stone c" d="M24 92V20H92V92Z" />
      <path className="f-accent" d="M34 45V37a6 6 0 0 1 12 0V45Z" />
      <path className="f-deep" d="M34 64V56a6 6 0 0 1 12 0V64Z" />
      <path className="f-disc" d="M34 83V75a6 6 0 0 1 12 0V83Z" />
      <path className="d w3 s-line" d="M54 39H82M54 58H76M54 77H80" />
      <path className="f-gate c" d="M122 92V46a34 34 0 0 1 68 0V92Z" />
      <path className="f-pane c" d="M132 92V46a24 24 0 0 1 48 0V92Z" />
      <path className="f-mid c" d="M132 92V46A24 24 0 0 1 154 22V84Z" />
      <circle className="f-line" cx="148" cy="58" r="2.5" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
