import { illustration } from '#renderer/ui/illustration.css.ts'

/** Three ticked sheets that leave together, on one cart. */
export function OnOneCart() {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="l w3" d="M38 72 20 34H8" />
      <path className="f-stone c" d="M48 68V22H80V68ZM88 68V22H120V68ZM128 68V22H160V68Z" />
      <path className="f-gate" d="M57 42V36a7 7 0 0 1 14 0v6Z" />
      <path className="f-accent" d="M97 42V36a7 7 0 0 1 14 0v6Z" />
      <path className="f-disc" d="M137 42V36a7 7 0 0 1 14 0v6Z" />
      <path className="l w3 s-line" d="m57 55 5 5 9-10M97 55l5 5 9-10M137 55l5 5 9-10" />
      <path className="f-mid c" d="M36 68H172V78H36Z" />
      <circle className="f-pane c" cx="66" cy="82" r="10" />
      <circle className="f-pane c" cx="142" cy="82" r="10" />
      <path className="flow" d="M182 73H204" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
