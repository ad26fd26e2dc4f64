import { useId } from 'react'
import type { smartBookingSystemsText } from '#locales/en/services/smart-booking-systems.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'
import { Booked, Glyph } from './parts.tsx'

type Words = Translation<typeof smartBookingSystemsText.words>

/** Two people want Tuesday at two; one gets three. */
export function WideOpening({ words }: { words: Words }) {
  const arch = useId()
  return (
    <WideScene>
      <clipPath id={arch}>
        <path d="M286 460V322A314 314 0 0 1 914 322V460Z" />
      </clipPath>
      <g clipPath={`url(#${arch})`}>
        <rect className="f-sky" x={280} width={640} height={470} />
        <circle className="f-disc" cx={650} cy={64} r={42} />
        <path className="f-mid" d="M280 300C360 210 450 190 540 232S740 270 920 190V470H280Z" />
        <path
          className="f-sh"
          d="M824 96a14 14 0 0 1 12 14V444a14 14 0 0 1-14 14H400a14 14 0 0 1-12-12H802a22 22 0 0 0 22-22Z"
        />
      </g>
      <path className="c" fill="none" d="M286 460V322a314 314 0 0 1 628 0V460" />
      <path className="g" d="M-900 459H2100" />
      <Week words={words} />
      <path className="flow" d="M290 202C372 202 400 228 499 234M918 346C918 396 936 418 968 416" />
      <path className="flow s-rim" d="M866 312C800 312 700 324 595 322" />
      <circle className="f-accent c" cx={508} cy={234} r={8} />
      <circle className="f-pane c" cx={586} cy={322} r={8} />
      <Caller words={words} />
      <Thread words={words} />
      <g transform="translate(972 368) rotate(-4)">
        <path
          className="f-pane c"
          d="M0 10A10 10 0 0 1 10 0H142a10 10 0 0 1 10 10V32a10 10 0 0 0 0 20V74a10 10 0 0 1-10 10H10A10 10 0 0 1 0 74V52a10 10 0 0 0 0-20Z"
        />
        <Glyph name="bell" at="16 28) scale(1.17" stroke="s-line" />
        <text className="f-line" x={54} y={39} fontSize={18}>
          {words.reminder[0]}
        </text>
        <text className="f-line" x={54} y={61} fontSize={17}>
          {words.reminder[1]}
        </text>
      </g>
    </WideScene>
  )
}

/** Column and row of each booked slot, and how many hours it lasts. */
const booked = [
  [0, 0, 1],
  [0, 2, 2],
  [1, 0, 1],
  [2, 1, 1],
  [2, 3, 1],
  [3, 0, 2],
  [4, 1, 1],
  [4, 3, 1],
] as const

function Week({ words }: { words: Words }) {
  return (
    <>
      <rect className="f-stone2 c" x={350} y={445} width={500} height={14} rx={4} />
      <rect className="f-paper c" x={376} y={74} width={448} height={372} rx={22} />
      <path className="c" d="M376 132H824" />
      <rect className="f-stone2 c" x={446} y={56} width={12} height={36} rx={6} />
      <rect className="f-stone2 c" x={742} y={56} width={12} height={36} rx={6} />
      {words.days.map((day, index) => (
        <text
          className={index === 1 ? 't-acc' : 't-mut'}
          key={day}
          x={466 + 78 * index}
          y={118}
          fontSize={19}
          textAnchor="middle"
        >
          {day}
        </text>
      ))}
      {[13, 14, 15, 16].map((hour, index) => (
        <text className="t-mut" key={hour} x={398} y={184 + 72 * index} fontSize={18}>
          {hour}
        </text>
      ))}
      <path className="d s-edge" d="M392 213H814M392 285H814M392 357H814" />
      <path
        className="d s-edge"
        strokeDasharray="5 5"
        d="M757 290h48a9 9 0 0 1 9 9v44a9 9 0 0 1-9 9h-48a9 9 0 0 1-9-9v-44a9 9 0 0 1 9-9ZM445 218h48a9 9 0 0 1 9 9v44a9 9 0 0 1-9 9h-48a9 9 0 0 1-9-9v-44a9 9 0 0 1 9-9Z"
      />
      {booked.map(([day, hour, hours]) => (
        <Booked
          key={`${day} ${hour}`}
          x={436 + 78 * day}
          y={146 + 72 * hour}
          width={66}
          height={72 * hours - 10}
        />
      ))}
      <rect className="f-accent c" x={508} y={214} width={78} height={68} rx={11} />
      <Glyph name="phone" at="520 222) scale(1.08" stroke="s-onacc" />
      <path className="l w3 s-onacc" d="M556 240l6 6 11-12" />
      <text className="t-onacc" x={520} y={271} fontSize={17}>
        14:00
      </text>
      <rect className="f-gate c" x={508} y={288} width={78} height={68} rx={11} />
      <Glyph name="chat" at="520 296) scale(1.08" stroke="s-stone" />
      <path className="l w3 s-stone" d="M556 314l6 6 11-12" />
      <text className="t-stone" x={520} y={345} fontSize={17}>
        15:00
      </text>
    </>
  )
}

/** The one who rings, the phone on its stand, and the plant that keeps it company. */
function Caller({ words }: { words: Words }) {
  return (
    <>
      <path
        className="f-card c"
        d="M60 176a18 18 0 0 1 18-18H266a18 18 0 0 1 18 18v52a18 18 0 0 1-18 18H112l-26 26v-26h-8a18 18 0 0 1-18-18Z"
      />
      <circle className="f-accs" cx={98} cy={202} r={22} />
      <Glyph name="phone" at="86 190" stroke="s-accent" />
      <text x={132} y={198} fontSize={20}>
        {words.asksOnTwoLines[0]}
      </text>
      <text x={132} y={223} fontSize={20}>
        {words.asksOnTwoLines[1]}
      </text>
      <g transform="translate(70 282)">
        <path className="g w3" d="M10 176l12-30M108 176l-12-30M4 176h110" />
        <rect className="f-line" x={16} width={86} height={164} rx={18} />
        <rect className="f-stone" x={23} y={7} width={72} height={150} rx={12} />
        <circle className="f-disc" cx={59} cy={62} r={22} />
        <path className="f-deep" d="M36 95a23 23 0 0 1 46 0Z" />
        <circle className="f-stone2" cx={59} cy={54} r={10} />
        <circle className="f-accent" cx={44} cy={132} r={10} />
        <circle className="f-mid" cx={74} cy={132} r={10} />
        <path className="l s-accent" d="M-8 36a60 60 0 0 0 0 60M-24 22a84 84 0 0 0 0 88" />
      </g>
      <g transform="translate(200 340)">
        <path
          className="f-mid"
          d="M40 60C4 52-4 16 8-10c26 16 36 40 32 70ZM42 60C46 20 66 2 90-2c4 34-16 60-48 62ZM40 58C28 28 34-4 48-30c16 28 14 62-8 88Z"
        />
        <path className="f-disc c" d="M10 60h64l-8 58H18Z" />
        <path className="f-stone" opacity={0.5} d="M14 74h56l-1.5 8H15Z" />
      </g>
    </>
  )
}

function Thread({ words }: { words: Words }) {
  return (
    <>
      <path
        className="f-card c"
        d="M870 136a18 18 0 0 1 18-18h198a18 18 0 0 1 18 18v34a18 18 0 0 1-18 18H870Z"
      />
      <Glyph name="chat" at="884 140) scale(1.08" stroke="s-sec" />
      <text x={921} y={160} fontSize={20}>
        {words.asks}
      </text>
      <path
        className="f-gate c"
        d="M892 218a16 16 0 0 1 16-16h190a16 16 0 0 1 16 16v48H908a16 16 0 0 1-16-16Z"
      />
      <text className="t-stone" x={1003} y={241} fontSize={20} textAnchor="middle">
        {words.offers}
      </text>
      <path
        className="f-card c"
        d="M870 296a16 16 0 0 1 16-16h80a16 16 0 0 1 16 16v30a16 16 0 0 1-16 16H870Z"
      />
      <text x={926} y={318} fontSize={20} textAnchor="middle">
        {words.agrees}
      </text>
    </>
  )
}

export function SmallOpening({ words }: { words: Words }) {
  const arch = useId()
  return (
    <svg className={illustration} viewBox="0 0 390 464" aria-hidden="true">
      <clipPath id={arch}>
        <path d="M24 463V285A171 171 0 0 1 366 285V463Z" />
      </clipPath>
      <g clipPath={`url(#${arch})`}>
        <rect className="f-sky" x={20} y={98} width={350} height={370} />
        <circle className="f-disc" cx={144} cy={182} r={36} />
        <path className="f-mid" d="M20 298C80 228 150 228 210 262S330 278 380 218V468H20Z" />
      </g>
      <path className="c" fill="none" d="M24 463V285A171 171 0 0 1 366 285V463" />
      <path className="g" d="M-100 463H500" />
      <g transform="translate(0 41)">
        <rect className="f-sh" x={56} y={186} width={294} height={222} rx={20} />
        <rect className="f-stone2 c" x={34} y={408} width={322} height={14} rx={4} />
        <rect className="f-paper c" x={48} y={176} width={294} height={232} rx={20} />
        <path className="c" d="M48 222H342" />
        <rect className="f-stone2 c" x={105} y={162} width={10} height={28} rx={5} />
        <rect className="f-stone2 c" x={275} y={162} width={10} height={28} rx={5} />
        {words.days.slice(0, 3).map((day, index) => (
          <text
            className={index === 1 ? 't-acc' : 't-mut'}
            key={day}
            x={130 + 82 * index}
            y={208}
            fontSize={17}
            textAnchor="middle"
          >
            {day}
          </text>
        ))}
        {[13, 14, 15].map((hour, index) => (
          <text className="t-mut" key={hour} x={62} y={262 + 58 * index} fontSize={16}>
            {hour}
          </text>
        ))}
        <path className="d s-edge" d="M60 284H330M60 342H330" />
        <Booked x={94} y={230} width={72} height={50} />
        <Booked x={94} y={346} width={72} height={50} />
        <Booked x={176} y={230} width={72} height={50} />
        <Booked x={258} y={288} width={72} height={50} />
        <rect className="f-accent c" x={172} y={285} width={80} height={55} rx={11} />
        <Glyph name="phone" at="183 290) scale(.92" stroke="s-onacc" />
        <path className="l w3 s-onacc" d="M219 300l6 6 11-12" />
        <text className="t-onacc" x={184} y={331} fontSize={16}>
          14:00
        </text>
        <rect className="f-gate c" x={172} y={344} width={80} height={55} rx={11} />
        <Glyph name="chat" at="183 349) scale(.92" stroke="s-stone" />
        <path className="l w3 s-stone" d="M219 359l6 6 11-12" />
        <text className="t-stone" x={184} y={390} fontSize={16}>
          15:00
        </text>
      </g>
      <path className="flow" d="M36 84C-6 190 0 345 163 345" />
      <circle className="f-accent c" cx={172} cy={345} r={7} />
      <path
        className="f-card c"
        d="M4 22A18 18 0 0 1 22 4H168a18 18 0 0 1 18 18v22a18 18 0 0 1-18 18H54L34 80V62H22A18 18 0 0 1 4 44Z"
      />
      <Glyph name="phone" at="18 20" stroke="s-accent" />
      <text x={51} y={39} fontSize={17}>
        {words.asks}
      </text>
      <path className="flow s-rim" d="M362 118C380 190 384 412 261 413" />
      <circle className="f-pane c" cx={252} cy={413} r={7} />
      <path
        className="f-gate c"
        d="M194 66a16 16 0 0 1 16-16H370a16 16 0 0 1 16 16v20a16 16 0 0 1-16 16H366L360 116 346 102H210a16 16 0 0 1-16-16Z"
      />
      <text className="t-stone" x={290} y={82} fontSize={17} textAnchor="middle">
        {words.offers}
      </text>
    </svg>
  )
}
