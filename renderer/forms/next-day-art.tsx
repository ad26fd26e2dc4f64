import type { ReactNode } from 'react'
import { illustration } from '../ui/illustration.css.ts'

/** By day the letter is posted, by night a reply comes, and the next morning the last stone is set. */
const scenes: readonly ReactNode[] = [
  <>
    <path className="f-far" d="M0 0H385V240H0Z" />
    <circle className="f-pane c" cx={258} cy={56} r={24} />
    <path className="f-mid" d="M0 212q96-34 192-14t193-8v50H0Z" />
    <path
      className="f-deep c"
      d="M40 239c-26-22-18-76 0-104c18 28 26 82 0 104ZM346 239c-22-18-15-62 0-86c15 24 22 68 0 86Z"
    />
    <path className="flow" d="M84 222q2-42 24-62M200 88q42-18 54 10" />
    <g transform="rotate(-8 142 112)">
      <path className="f-stone c" d="M86 74h112v78H86Z" />
      <path className="c s-line" fill="none" d="M86 74l56 46 56-46" />
    </g>
    <path className="f-accent c" d="M214 228V150a44 44 0 0 1 88 0v78Z" />
    <path className="f-deep c" d="M206 224h104v15H206ZM230 146h56v12H230Z" />
    <path className="f-stone c" d="M238 176h40v26h-40Z" />
  </>,
  <>
    <path className="f-water" d="M0 0H385V240H0Z" />
    {/* Stars */}
    <path className="l s-stone w4" d="M84 134v0M146 26v0M226 28v0M292 70v0M336 128v0" />
    <circle className="f-pane c" cx={112} cy={76} r={36} />
    <path className="l s-line w3" d="M112 52v24l16 10" />
    <path className="f-mid" d="M0 190q96-10 192 14t193-6v42H0Z" />
    <path className="f-far c" d="M74 239V180l38-30 38 30v59ZM326 239V200l23-21 23 21v39Z" />
    <path className="f-pane c" d="M88 186h18v20H88ZM118 186h18v20h-18ZM341 204h16v16h-16Z" />
    <path className="f-stone c" d="M170 239V66a16 16 0 0 1 16-16h70a16 16 0 0 1 16 16v173Z" />
    <path className="c s-line" fill="none" d="M208 64h26" />
    <path
      className="f-accent c"
      d="M204 98h88a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14H216l-26 22v-80a14 14 0 0 1 14-14Z"
    />
    <path className="l s-onacc w4" d="M228 134l14 14 26-28" />
  </>,
  <>
    <path className="f-sky2" d="M0 0H385V240H0Z" />
    <circle className="f-disc" cx={192} cy={196} r={44} />
    <path className="f-mid" d="M0 198q96-10 192 12t193-10v40H0Z" />
    <path
      className="f-deep c"
      d="M42 239c-26-22-18-76 0-104c18 28 26 82 0 104ZM340 239c-22-18-15-62 0-86c15 24 22 68 0 86Z"
    />
    <path
      className="f-stone2 c"
      d="M80 239V206A112 112 0 0 1 168.7 96.4L176.2 131.7A76 76 0 0 0 116 206V239ZM304 239V206A112 112 0 0 0 215.3 96.4L207.8 131.7A76 76 0 0 1 268 206V239Z"
    />
    <path
      className="c s-line"
      fill="none"
      d="M145.2 146.1L123.0 117.7M123.7 172.7L91.3 156.9M116.0 206.0L80.0 206.0M238.8 146.1L261.0 117.7M260.3 172.7L292.7 156.9M268.0 206.0L304.0 206.0"
    />
    <path className="l" d="M192 0V28L170 48M192 28L214 48" />
    <path
      className="f-accent c"
      d="M168.7 50.4A112 112 0 0 1 215.3 50.4L207.8 85.7A76 76 0 0 0 176.2 85.7Z"
    />
  </>,
]

/** A picture of the next 24 hours. Decoration. `step`: from 0. */
export function NextDayArt({ step }: { step: number }) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 384 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {scenes[step]}
    </svg>
  )
}
