import { illustration } from '#renderer/ui/illustration.css.ts'

/** Pictures on their way under the arch. */
export function UnderTheArch() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-gate c" d="M106 92V50a44 44 0 0 1 88 0V92Z" />
      <path className="f-secs c" d="M116 92V50a34 34 0 0 1 68 0V92Z" />
      <path className="f-stone c" d="M130 46h40v32H130Z" />
      <circle className="f-disc" cx="141" cy="56" r="4" />
      <path className="f-mid c" d="M130 78V70l12-8 8 6 10-10 10 8V78Z" />
      <path className="f-stone c" d="M16 60h40v32H16Z" />
      <circle className="f-pane" cx="45" cy="69" r="4" />
      <path className="f-accent" d="M26 92V84a9 9 0 0 1 18 0v8Z" />
      <path className="f-stone c" d="m43 27 38-9 7 31-38 9Z" />
      <path className="f-deep" d="m59.5 55.7-2.6-10.8a9 9 0 0 1 17.5-4.2L77 51.5Z" />
      <path className="flow" d="M86 16C94 6 104 8 111 21" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
