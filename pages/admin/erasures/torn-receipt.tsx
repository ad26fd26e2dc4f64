import { illustration } from '#renderer/ui/illustration.css.ts'

/** A sheet goes through the shredder; the slip with the tick stays. */
export function TornReceipt() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-secs" d="M14 92V80a58 58 0 0 1 116 0v12Z" />
      <path className="f-stone c" d="M48 8H96V50H48Z" />
      <path className="l w4 s-line" d="M57 20H87M57 31H76" />
      <path className="f-deep c" d="M34 40H110V56H34Z" />
      <path className="l s-stone" d="M46 48H98" />
      <path className="f-stone c" d="M50 56h9v26h-9ZM67 56h9v20h-9ZM84 56h9v29h-9Z" />
      <path className="f-stone c" d="M144 26H190V92l-7.7-6-7.6 6-7.7-6-7.7 6-7.6-6-7.7 6Z" />
      <path className="l w4 s-line" d="M153 38H174" />
      <path className="l w4 s-line" d="M156 60 164 68 179 51" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
