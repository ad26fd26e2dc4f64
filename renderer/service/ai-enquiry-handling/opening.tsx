import type { aiEnquiryHandlingText } from '#locales/en/services/ai-enquiry-handling.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'
import {
  BasketWithSlip,
  Bicycle,
  chatPath,
  Device,
  OwnersWindow,
  phonePath,
  Question,
  SoundBars,
} from './shapes.tsx'

export type Words = Translation<typeof aiEnquiryHandlingText.words>

const nextDoor =
  'M-900 459V316H-640V262h150v54h120v-30l50-34 50 34v30H-60V250L0 210l60 40v34H272V459ZM938 459V296h120v-36l66-44 66 44v44h140v-50h150v66h120v-30l50-34 50 34v30H2100V459Z'
const voice = [10, 24, 38, 18, 30, 12]

/** The workshop is shut, yet its doorway answers; the one open question goes up to the owner in the basket. */
export function WideOpening({ words }: { words: Words }) {
  return (
    <WideScene>
      <NightStreet />
      <path className="f-mid c" d="M272 459V70H938V459" />
      <path className="f-stone2 c" d="M256 52H954V70a6 6 0 0 1-6 6H262a6 6 0 0 1-6-6Z" />
      <g transform="translate(312 108)">
        <path className="f-deep c" d="M0 120V44a44 44 0 0 1 88 0v76Z" />
        <path className="c s-stone" fill="none" d="M44 0v120M0 72h88" />
        <rect className="f-stone2 c" x={-14} y={118} width={116} height={12} rx={4} />
      </g>
      <rect className="f-deep c" x={290} y={292} width={142} height={134} rx={6} />
      <path className="f-stone" opacity={0.14} d="M312 426L392 292h24L336 426Z" />
      <g transform="translate(295 352)">
        <Bicycle />
      </g>
      <path className="d s-stone" d="M361 292v10M335 316l26-14 26 14" />
      <rect className="f-stone c" x={320} y={314} width={82} height={30} rx={6} />
      <text className="f-line" x={361} y={335} fontSize={18} textAnchor="middle">
        {words.closed}
      </text>
      <rect className="f-stone2 c" x={280} y={424} width={162} height={12} rx={4} />
      <Doorway />
      <path className="flow s-stone" d="M964 238C950 262 850 284 750 270" />
      <g transform="translate(800 108)">
        <OwnersWindow />
      </g>
      <path className="c s-stone" fill="none" d="M844 238V320" />
      <circle className="f-stone2 c" cx={844} cy={240} r={8} />
      <g transform="translate(844 314)">
        <BasketWithSlip lines={words.slip} />
      </g>
      <path className="flow s-stone" d="M256 238C290 262 386 272 452 268" />
      <path className="flow s-clay" d="M452 268C471 267 490 265 508 262M750 270C730 269 712 267 694 264" />
      <circle className="f-accent" cx={514} cy={262} r={6} />
      <circle className="f-accent" cx={688} cy={262} r={6} />
      <Caller x={62} coat="f-disc" towards={1} />
      <Caller x={1188} coat="f-pane" towards={-1} />
      <Question
        d="M50 204a18 18 0 0 1 18-18H236a18 18 0 0 1 18 18v54a18 18 0 0 1-18 18H100l-26 32-4-32h-2a18 18 0 0 1-18-18Z"
        icon={phonePath}
        at={[68, 226]}
        lines={words.call}
      />
      <Question
        d="M982 186h146a18 18 0 0 1 18 18v54a18 18 0 0 1-4 12l40 36-56-30H982a18 18 0 0 1-18-18v-54a18 18 0 0 1 18-18Z"
        icon={chatPath}
        at={[982, 226]}
        lines={words.message}
      />
      <Reply x={362} y={266} width={132} fontSize={17}>
        {words.answered}
      </Reply>
      <Reply x={844} y={266} width={160} fontSize={17}>
        {words.reply}
      </Reply>
    </WideScene>
  )
}

type ReplyProps = { x: number; y: number; width: number; fontSize: number; children: string }

/** What is answered, on the way back to whom it answers. */
function Reply({ x, y, width, fontSize, children }: ReplyProps) {
  const height = 2.2 * fontSize
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className="f-stone c"
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2.4}
      />
      <text className="f-line" y={0.34 * fontSize} fontSize={fontSize} textAnchor="middle">
        {children}
      </text>
    </g>
  )
}

/** Somebody out on the pavement, a telephone at the ear. */
function Caller({ x, coat, towards }: { x: number; coat: string; towards: 1 | -1 }) {
  return (
    <g transform={`translate(${x} 459) scale(${towards} 1)`}>
      <path className="f-mid c" d="M-13-46H-1V0H-13ZM2-46H14V0H2Z" />
      <path className={`${coat} c`} d="M-22-28l5-66a17 17 0 0 1 34 0l5 66Z" />
      <circle className="f-stone2 c" cy={-122} r={15} />
      <path className="f-line n" d="M-15-121a15 15 0 0 1 30-2c-9 0-14-3-17-7-3 5-7 8-13 9Z" />
      <path className={`${coat} c`} d="M2-94L22-78 16-114 8-112 11-92 6-98Z" />
      <rect className="f-line n" x={9} y={-128} width={7} height={20} rx={2} />
    </g>
  )
}

/** Sky, the dark houses next door, and the pavement. */
function NightStreet() {
  return (
    <>
      <path className="f-stone" d="M1150 6a30 30 0 1 0 30 38 25 25 0 0 1-30-38Z" />
      <g className="f-stone" opacity={0.75}>
        <circle cx={60} cy={60} r={2.5} />
        <circle cx={168} cy={24} r={2} />
        <circle cx={206} cy={110} r={2} />
        <circle cx={1010} cy={40} r={2} />
        <circle cx={1088} cy={78} r={2.5} />
        <circle cx={1222} cy={150} r={2} />
        <circle cx={-30} cy={140} r={2} />
      </g>
      <path className="f-deep" d={nextDoor} />
      <path className="f-mid" opacity={0.34} d={nextDoor} />
      <g className="f-pane" opacity={0.8}>
        <path d="M-14 330v-30a14 14 0 0 1 28 0v30ZM1110 330v-30a14 14 0 0 1 28 0v30ZM-580 350v-30a14 14 0 0 1 28 0v30ZM1410 370v-30a14 14 0 0 1 28 0v30Z" />
      </g>
      <path className="g" d="M-900 459H2100" />
    </>
  )
}

/** The lit arch with its two devices on the counter. */
function Doorway() {
  return (
    <>
      <path className="f-pane" opacity={0.28} d="M440 459V262a160 160 0 0 1 320 0V459Z" />
      <path className="f-stone2 c" d="M456 459V262a144 144 0 0 1 288 0V459Z" />
      <path className="f-pane c" d="M476 459V262a124 124 0 0 1 248 0V459Z" />
      <path className="c s-line" d="M600 138v34" />
      <path className="f-disc c" d="M568 196a32 26 0 0 1 64 0Z" />
      <Device x={506} y={246} width={86} height={150}>
        <circle className="f-accs" cx={43} cy={38} r={19} />
        <path className="l s-accent" transform="translate(32 27) scale(.92)" d={phonePath} />
        <SoundBars x={17} y={92} heights={voice} />
        <rect className="f-soft" x={24} y={124} width={38} height={8} rx={4} />
      </Device>
      <Device x={608} y={246} width={86} height={150}>
        <rect className="f-soft" x={14} y={22} width={46} height={24} rx={9} />
        <rect className="f-gate" x={28} y={54} width={44} height={24} rx={9} />
        <rect className="f-soft" x={14} y={86} width={36} height={24} rx={9} />
        <rect className="f-accent" x={14} y={116} width={58} height={22} rx={8} />
        <path className="l s-onacc" d="M36 127l5 5 9-10" />
      </Device>
      <path className="f-deep c" d="M494 406H706V459H494Z" />
      <path
        className="f-mid"
        d="M512 459v-16a18 18 0 0 1 36 0v16ZM582 459v-16a18 18 0 0 1 36 0v16ZM652 459v-16a18 18 0 0 1 36 0v16Z"
      />
      <rect className="f-stone c" x={482} y={394} width={236} height={14} rx={4} />
    </>
  )
}

/** The same doorway, close up, for a phone. */
export function SmallOpening({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 0 390 476" aria-hidden="true">
      <path className="f-stone" d="M344-20a16 16 0 1 0 17 21 14 14 0 0 1-17-21Z" />
      <path className="f-deep" d="M-100 475V300H490V475Z" />
      <path className="f-mid" opacity={0.34} d="M-100 475V300H490V475Z" />
      <path className="f-mid c" d="M6 475V138H384V475" />
      <path className="f-stone2 c" d="M-4 124H394v12a6 6 0 0 1-6 6H2a6 6 0 0 1-6-6Z" />
      <path className="g" d="M-100 475H500" />
      <g transform="translate(-327 76) scale(.87)">
        <Doorway />
      </g>
      <g transform="translate(317 152) scale(.6)">
        <OwnersWindow />
      </g>
      <circle className="f-disc c" cx={366} cy={160} r={13} />
      <text className="t-onacc t-disp" x={366} y={166} fontSize={17} textAnchor="middle">
        ?
      </text>
      <path className="flow s-stone" d="M44 106C50 160 64 214 84 248M284 136C290 158 296 178 297 198" />
      <path className="flow s-clay" d="M84 248C93 264 103 276 112 288M297 198C298 232 292 262 284 286" />
      <Reply x={70} y={184} width={112} fontSize={14}>
        {words.answered}
      </Reply>
      <circle className="f-accent" cx={117} cy={294} r={6} />
      <circle className="f-accent" cx={281} cy={293} r={6} />
      <Question
        d="M4 18A18 18 0 0 1 22 0H182a18 18 0 0 1 18 18v48a18 18 0 0 1-18 18H62L42 102V84H22A18 18 0 0 1 4 66Z"
        icon={phonePath}
        at={[18, 38]}
        lines={words.call}
      />
      <Question
        d="M212 54a18 18 0 0 1 18-18H368a18 18 0 0 1 18 18v42a18 18 0 0 1-18 18H286v20l-22-20H230a18 18 0 0 1-18-18Z"
        icon={chatPath}
        at={[226, 70]}
        lines={words.message}
      />
    </svg>
  )
}
