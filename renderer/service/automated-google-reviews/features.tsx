import type { ReactNode } from 'react'
import { illustration } from '../../ui/illustration.css.ts'
import { Stars } from './star.tsx'
import { Visitor } from './visitor.tsx'

type RoomProps = { wall: string; floor: string; children: ReactNode }

function Room({ wall, floor, children }: RoomProps) {
  return (
    <svg className={illustration} viewBox="0 0 384 240" aria-hidden="true">
      <path className={wall} d="M0 0H384V240H0Z" />
      <path className={floor} d="M0 212H384V240H0Z" />
      {children}
    </svg>
  )
}

/** The hall: reviews come through the letter box one after another. */
export function RecentReviews() {
  return (
    <Room wall="f-sky" floor="f-stone2">
      <path className="f-stone2 c" d="M34 212V98a62 62 0 0 1 124 0V212Z" />
      <path className="f-gate c" d="M46 212V98a50 50 0 0 1 100 0V212Z" />
      <path className="f-pane c" d="M60 92a36 36 0 0 1 72 0Z" />
      <rect className="f-stone2 c" x={72} y={134} width={48} height={12} rx={4} />
      <circle className="f-pane" cx={134} cy={160} r={5} />
      {[
        [98, 126, -7],
        [212, 58, 11],
        [240, 164, -4],
      ].map(([x = 0, y = 0, turn = 0], index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(.86)`}>
          <rect className="f-card c" width={124} height={46} rx={9} />
          <Stars x={20} y={18} step={21} size={8.5} className="f-accent" />
          <path
            className="s-soft"
            strokeWidth={5}
            strokeLinecap="round"
            d={`M14 34h${[84, 62, 74][index]}`}
          />
        </g>
      ))}
      <path className="flow" d="M150 112C160 88 180 76 204 78M318 106C338 116 340 136 326 156" />
    </Room>
  )
}

/** The counter: a customer stands before it, and somebody behind it who has an answer. */
export function Answered() {
  return (
    <Room wall="f-secs" floor="f-stone2">
      <path className="f-mid" opacity={0.4} d="M42 212V112a58 58 0 0 1 116 0V212Z" />
      <g transform="translate(102 232) scale(1.22) translate(0 -299)">
        <Visitor x={0} scarf="f-pane" coat="f-disc">
          <circle className="f-stone2 c" cy={-122} r={14} />
          <path className="d s-line" d="M-3-122v1M6-122v1M-3-115q4 4 9 0" />
          <path className="f-line n" d="M-15-122a15 16 0 0 1 30 0c-8 0-14-4-17-8-3 5-6 7-13 8Z" />
        </Visitor>
      </g>
      <path
        className="f-card c"
        d="M176 34a14 14 0 0 1 14-14H342a14 14 0 0 1 14 14V62a14 14 0 0 1-14 14h-2l6 22-26-22H190a14 14 0 0 1-14-14Z"
      />
      <Stars x={202} y={48} step={26} size={10.5} className="f-accent" />
      <path
        className="f-gate c"
        d="M158 112a14 14 0 0 1 14-14H252a14 14 0 0 1 14 14v18a14 14 0 0 1-14 14H172l-22 6 8-16Z"
      />
      <path className="l s-stone w3" d="M176 121l8 8 15-16" />
      <path className="s-stone" strokeWidth={6} strokeLinecap="round" d="M212 121h34" />
      <path className="f-disc c" d="M24 172H360V240H24Z" />
      <path className="f-stone c" d="M14 162H370V176H14Z" />
      <path className="f-pane c" d="M270 162a18 18 0 0 1 36 0Z" />
      <path className="l w3" d="M288 144v-6" />
      <g transform="translate(346 268) scale(1.18) translate(0 -299)">
        <Visitor x={0} scarf="f-stone" coat="f-gate">
          <path className="c" fill="#6B3A22" d="M-14-119a14 15 0 0 1 28 0c0 9-28 9-28 0Z" />
        </Visitor>
      </g>
    </Room>
  )
}

/** The owner’s desk on a rainy evening: the poor review is already here, with a pen beside its draft. */
export function NoSurprise() {
  return (
    <Room wall="f-gate" floor="f-stone2">
      <path className="f-stone2 c" d="M28 132V80a46 46 0 0 1 92 0v52Z" />
      <path className="f-footer c" d="M38 126V80a36 36 0 0 1 72 0v46Z" />
      <path
        className="l s-stone2"
        d="M56 74l-5 12M74 62l-5 12M92 72l-5 12M64 96l-5 12M84 92l-5 12M100 100l-5 12"
      />
      <path className="f-stone c" d="M22 130H126V140H22Z" />
      <g transform="translate(-16) rotate(-3 220 110)">
        <rect className="f-stone c" x={150} y={58} width={152} height={104} rx={12} />
        <Stars x={174} y={82} step={26} size={10.5} given={2} className="f-clay" rest="f-stone2" />
        <path className="s-stone2" strokeWidth={7} strokeLinecap="round" d="M168 106h112" />
        <path className="l s-clay w3" d="M168 134c10-12 16 8 26-3s16 6 26-3" />
        <path className="f-accent c" d="M226 138L236 114 316 68l14 24-80 46Z" />
        <path className="f-pane c" d="M226 138L236 114l14 24Z" />
      </g>
      <path className="f-disc c" d="M48 176H64V240H48ZM324 176H340V240H324Z" />
      <path className="f-stone c" d="M28 162H360V176H28Z" />
      <path className="l s-stone w4" d="M352 162V64q0-22-22-22" />
      <path className="f-pane c" d="M304 62a28 28 0 0 1 56 0Z" transform="rotate(-14 332 52)" />
    </Room>
  )
}
