import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'
import { arches, Deckchair, Done, Envelope, Receipt, Sheet, Tea, type Words } from './parts.tsx'

/** Paper goes in on the left; a belt over a viaduct carries out the invoice, the reply and the report. */
export function WideOpening({ words }: { words: Words }) {
  return (
    <WideScene>
      <circle className="f-disc" cx={706} cy={116} r={92} />
      <path className="f-far" d="M-900 459V300H2100V459Z" />
      <path
        className="f-mid"
        opacity={0.45}
        d="M-900 459V432C-700 406-520 406-360 424S-60 444 100 420 380 402 560 424 860 442 1010 418 1300 404 1500 424 1900 436 2100 414V459Z"
      />
      <path
        className="f-deep n"
        fillRule="evenodd"
        d={`M-900 300H2100V459H-900Z${arches(-864, 459, 17, 174, 72, 56)}`}
      />
      <path className="s-stone" opacity={0.5} strokeWidth={2} d="M-900 322H2100" />
      <path className="g" d="M-900 459H2100" />
      <Tea at="translate(566 459)" />
      <Deckchair at="translate(622 459)" />
      <path className="flow" d="M146 104C196 14 426 6 528 132" />
      <PaperHeap />
      <Envelope at="translate(258 214)" />
      <Receipt at="translate(392 186) rotate(4)" />
      <Sheet at="translate(462 166)" width={92} height={116} lines={6} />
      <Reader />
      <Done at="translate(746 132)" name={words.invoice} width={106} />
      <path className="f-stone2" d="M760 190h46v8h-46zM760 208h60v8h-60zM760 226h36v8h-36z" />
      <path className="f-disc" d="M798 250h40v12h-40z" />
      <Reply name={words.reply} />
      <Done at="translate(992 132)" name={words.report} width={106} />
      <path className="f-mid" d="M1008 266v-28a9 9 0 0 1 18 0v28ZM1034 266v-46a9 9 0 0 1 18 0v46Z" />
      <path className="f-disc" d="M1060 266v-66a9 9 0 0 1 18 0v66Z" />
      <Belt y={282} />
    </WideScene>
  )
}

/** The belt, wider than any screen. */
function Belt({ y }: { y: number }) {
  return (
    <>
      <path className="f-line n" d={`M-900 ${y}H2100v20H-900Z`} />
      <path
        className="s-stone2 m-roll"
        strokeWidth={9}
        strokeLinecap="round"
        strokeDasharray="0 36"
        d={`M-882 ${y + 10}H2100`}
      />
    </>
  )
}

/** What came in today, not sorted by anybody. */
function PaperHeap() {
  return (
    <>
      <Sheet at="translate(96 190) rotate(-9)" width={84} height={104} lines={5} />
      <g transform="translate(60 282)">
        {heap.map(({ y, turn, x }) => (
          <rect
            className="f-stone c"
            key={y}
            x={x}
            y={y}
            width={150}
            height={15}
            rx={3}
            transform={`rotate(${turn} 80 ${y})`}
          />
        ))}
      </g>
      <Sheet at="translate(86 84) rotate(14)" width={92} height={104} lines={5} />
      <path className="d s-edge" d="M64 92C52 120 54 146 62 168M196 108c8 20 8 44 2 66" />
    </>
  )
}

const heap = [
  { x: 4, y: -16, turn: 0 },
  { x: 14, y: -32, turn: -3 },
  { x: -2, y: -46, turn: 2 },
  { x: 16, y: -60, turn: 4 },
  { x: 6, y: -76, turn: -5 },
]

/** The gate over the belt, where each paper is read under a lamp. */
function Reader() {
  return (
    <>
      <path
        className="f-stone c"
        fillRule="evenodd"
        d="M480 284V184a120 120 0 0 1 240 0V284ZM520 284V188a80 80 0 0 1 160 0V284Z"
      />
      <path className="f-gate c" d="M520 284V188a80 80 0 0 1 160 0V284Z" />
      <path className="f-pane" opacity={0.45} d="M584 142h32l44 142H540Z" />
      <path className="l s-stone" d="M600 108v22" />
      <path className="f-disc c" d="M578 146a22 20 0 0 1 44 0Z" />
      <Sheet at="translate(562 186)" width={76} height={96} lines={4} />
      <path className="l s-clay w4" d="M552 228H648" />
      <path
        className="d s-line"
        opacity={0.75}
        d="M501 284V190a99 99 0 0 1 198 0v94"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
    </>
  )
}

function Reply({ name }: { name: string }) {
  return (
    <>
      <path className="f-sh" d="M884 204h92v78h-92z" />
      <path className="f-pane c" d="M872 216l52-42 52 42v66H872Z" />
      <rect className="f-stone c" x={877} y={150} width={94} height={90} rx={6} />
      <text className="f-line" x={924} y={178} fontSize={19} textAnchor="middle">
        {name}
      </text>
      <path className="l s-line w4" d="M910 200l10 10 18-20" />
      <path className="f-pane c" d="M872 216l52 34 52-34v66H872Z" />
    </>
  )
}

/** For phones: a heap on the left, the same work in three named trays on the right. */
export function SmallOpening({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 56 390 420" aria-hidden="true">
      <circle className="f-disc" cx={222} cy={148} r={62} />
      <path className="f-far" d="M-200 318H620V475H-200Z" />
      <path
        className="f-mid"
        opacity={0.45}
        d="M-200 475V440C-80 414 20 416 110 436S290 456 390 428 560 416 620 430V475Z"
      />
      <path
        className="f-deep n"
        fillRule="evenodd"
        d={`M-200 318H600V475H-200Z${arches(-183, 475, 6, 140, 56, 58)}`}
      />
      <path className="s-stone" opacity={0.5} strokeWidth={2} d="M-200 338H600" />
      <path className="g" d="M-200 475H600" />
      <Tea at="translate(250 475)" />
      <Deckchair at="translate(300 475)" />
      <Sheet at="translate(20 112) rotate(-12)" width={74} height={92} lines={4} />
      <Sheet at="translate(28 196) rotate(4)" width={68} height={96} lines={2} />
      <Envelope at="translate(2 232)" />
      <g transform="translate(-252 101.2) scale(.7)">
        <Reader />
      </g>
      <g transform="translate(266 0)">
        {[words.report, words.reply, words.invoice].map((name, index) => (
          <g key={name} transform={`translate(0 ${144 + 52 * index})`}>
            <path className="f-sh" d="M8 8h116v50H8z" />
            <rect className="f-stone c" width={116} height={52} rx={8} />
            <text className="f-line" x={11} y={33} fontSize={18}>
              {name}
            </text>
            <path className="l s-line w4" d="M88 26l7 7 13-15" />
          </g>
        ))}
      </g>
      <path className="f-line n" d="M-200 300H600v18H-200Z" />
      <path
        className="s-stone2"
        strokeWidth={8}
        strokeLinecap="round"
        strokeDasharray="0 32"
        d="M-186 309H600"
      />
    </svg>
  )
}
