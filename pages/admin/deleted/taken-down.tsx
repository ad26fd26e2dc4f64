import { illustration } from '#renderer/ui/illustration.css.ts'

/** A niche with its hook and the outline of what hung there; the picture stands beside it, unharmed. */
export function TakenDown() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-secs c" d="M22 92V54a44 44 0 0 1 88 0V92Z" />
      <path className="c" fill="none" strokeDasharray="4 5" d="M48 80V40H84V80Z" />
      <circle className="f-accent c" cx="66" cy="28" r="4" />
      <path className="f-stone c" d="M134 92V38H180V92Z" />
      <path className="f-disc c" d="M143 83V62a14 14 0 0 1 28 0V83H163V62a6 6 0 0 0-12 0V83Z" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
