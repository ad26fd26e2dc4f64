import { illustration } from '#renderer/ui/illustration.css.ts'

/** Five o'clock: the computer shut, the lamp out, the chair pushed in, the files done, and daylight still in the window. */
export function DeskClosed() {
  return (
    <svg className={illustration} viewBox="0 0 420 210" aria-hidden="true">
      <path className="f-sky c" d="M1 209V89a76 76 0 0 1 152 0v120Z" />
      <circle className="f-disc" cx={100} cy={116} r={30} />
      <path className="f-far" d="M2 152c40-26 84-6 150-22v79H2Z" />
      <path className="f-mid" d="M2 176c50-16 96 4 150-10v43H2Z" />
      <path className="c" fill="none" d="M77 13v196M1 124h152" />
      <circle className="f-card c" cx={286} cy={30} r={24} />
      <path className="l w3" d="M286 30l9 14M286 30V14" />
      <path className="f-disc c" d="M198 106h68a8 8 0 0 1 8 8v40h-84v-40a8 8 0 0 1 8-8Z" />
      <path className="f-stone2 c" d="M178 140h12v69h-12zM330 140h72v69h-72z" />
      <path className="d s-line" d="M330 163h72M330 186h72" />
      <path className="l s-line w4" d="M359 152h14M359 175h14M359 198h14" />
      <path className="l w4" d="M232 154v38M210 206l22-16 22 16" />
      <rect className="f-stone2 c" x={168} y={128} width={244} height={13} rx={3} />
      <path className="f-gate c" d="M196 122a5 5 0 0 1 5-5h82a5 5 0 0 1 5 5v6h-92Z" />
      <path className="l w3" d="M186 128h-8M182 128l-4-34 24-22" />
      <path className="f-gate c" d="M190 74l18-18c12 4 16 14 12 26Z" />
      <path className="f-stone c" d="M316 112h72v16h-72z" />
      <path className="f-mid c" d="M322 96h70v16h-70z" />
      <path className="f-disc c" d="M314 80h72v16h-72z" />
      <path className="l s-line" d="M326 120h30" />
      <path className="l s-onacc w3" d="M362 88l4 4 8-9" />
      <path className="g" d="M0 209H420" />
    </svg>
  )
}
