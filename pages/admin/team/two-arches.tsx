import { illustration } from '#renderer/ui/illustration.css.ts'

/** The doors of two members, and a key on its way from one to the other. */
export function TwoArches() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-gate c" d="M18 92V49a25 25 0 0 1 50 0V92Z" />
      <path className="f-disc c" d="M140 92V49a25 25 0 0 1 50 0V92Z" />
      <circle className="f-stone c" cx={43} cy={52} r={10} />
      <path className="f-disc c" d="M26 92V86a17 17 0 0 1 34 0V92Z" />
      <circle className="f-stone c" cx={165} cy={52} r={10} />
      <path className="f-pane c" d="M148 92V86a17 17 0 0 1 34 0V92Z" />
      <path className="flow" d="M72 34C88 14 120 14 136 34" />
      {/* Shank and bow in one, its hole open to the ground */}
      <path
        className="f-pane c"
        fillRule="evenodd"
        d="M101 55H128V68H121V62H116V68H109V62H101A11 11 0 1 1 101 55ZM86 58.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Z"
      />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
