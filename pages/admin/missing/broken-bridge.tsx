import { illustration } from '#renderer/ui/illustration.css.ts'

/** A bridge without its middle arch; a flag marks where the way ends. */
export function BrokenBridge() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-mid c" d="M12 92V44H78V92H66V80a20 20 0 0 0-40 0V92Z" />
      <path className="f-mid c" d="M130 92V44H196V92H184V80a20 20 0 0 0-40 0V92Z" />
      <path className="c" fill="none" strokeDasharray="4 6" d="M80 44H128M84 92V80a20 20 0 0 1 40 0V92" />
      <path className="f-accent c s-rim" d="M66 10H92L85 19 92 28H66Z" />
      <path className="l" d="M66 44V10" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
