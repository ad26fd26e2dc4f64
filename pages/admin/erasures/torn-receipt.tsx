import { illustration } from '#renderer/ui/illustration.css.ts'

/** A receipt on its pin: the words are blacked out, the stamp stays. */
export function TornReceipt() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-secs c" d="M50 92V62a54 54 0 0 1 108 0V92Z" />
      <path className="f-stone c" d="M80 20H128V84L122 79 116 84 110 79 104 84 98 79 92 84 86 79 80 84Z" />
      <circle className="f-accent c" cx="104" cy="20" r="4" />
      <path className="l w6 s-line" d="M89 38H119M89 50H110" />
      <circle className="f-deep c" cx="126" cy="66" r="12" />
      <path className="l w3 s-stone" d="M120.5 66.5 124.5 70.5 131.5 62" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
