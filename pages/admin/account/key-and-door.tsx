import { illustration } from '#renderer/ui/illustration.css.ts'

/** A closed door, and the two devices that open it. They stand on the ground of their panel. */
export function KeyAndDoor() {
  return (
    <svg className={illustration} viewBox="-104 4 336 125" aria-hidden="true">
      <path className="f-mid" d="M-900 116H800V140H-900Z" />
      <path className="flow" d="M-46 52C-40 22 4 18 22 44" />
      <path className="flow" d="M184 26C172 0 130 6 117 44" />
      <path className="f-gate c" d="M24 116V62a46 46 0 0 1 92 0v54Z" />
      <path className="f-disc c" d="M38 116V62a32 32 0 0 1 64 0v54Z" />
      <path className="c s-line" fill="none" d="M70 30V116" />
      <circle className="f-line" cx="62" cy="82" r="3" />
      <circle className="f-line" cx="78" cy="82" r="3" />
      <rect className="f-stone c" x="-82" y="58" width="72" height="48" rx="5" />
      <path className="f-stone2 c" d="M-94 116 -86 105H-6L2 116Z" />
      <path className="d w3 s-line" d="M-56 92V80a10 10 0 0 1 20 0V92M-46 94V81" />
      <rect className="f-stone c" x="160" y="36" width="48" height="80" rx="8" />
      <path className="d w3 s-line" d="M172 84V72a12 12 0 0 1 24 0V84M180 84V72a4 4 0 0 1 8 0V88" />
      <path className="d w3 s-line" d="M178 104H190" />
      <path className="g" d="M-900 116H800" />
    </svg>
  )
}
