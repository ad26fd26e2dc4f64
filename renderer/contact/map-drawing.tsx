import { illustration } from '../ui/illustration.css.ts'

const blocks =
  'M-40-20L210-20 250 120 90 196-40 170ZM250-20H520L540 90 280 112ZM560-20H800L790 96 570 92ZM840-20H1110L1080 130 828 100ZM1150-20H1500V110L1116 132ZM-40 206L96 232 150 410-40 440ZM124 224L290 148 420 168 400 330 196 372ZM456 168L560 128 700 132 716 262 440 320ZM740 132L1070 168 1050 256 756 262ZM1106 172L1500 150V300L1090 262ZM-40 476L160 446 200 600H-40ZM200 404L400 366 520 420 500 600H251ZM440 350L720 296 730 420 560 412ZM756 296L1048 292 1010 430 770 424ZM552 446L720 453 732 600H535ZM764 455L1000 464 980 600H776ZM1086 300L1500 340V430L1050 440ZM1040 474L1500 466V600H1020Z'
const trees = [
  [1150, 220],
  [1190, 200],
  [1230, 232],
  [1280, 206],
  [1300, 250],
  [500, 190],
  [562, 170],
  [640, 176],
  [602, 214],
  [516, 256],
] as const

/** A quarter that could be anywhere, with a river, a bridge, and the house under the pin. */
export function MapDrawing() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 1440 576"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="f-card" opacity={0.62} d={blocks} />
      <path
        className="f-mid"
        opacity={0.5}
        d="M1114 181 1342 168 1352 277 1101 254ZM464 174 562 137 692 141 706 255 450 309Z"
      />
      {trees.map(([x, y]) => (
        <circle className="f-leaf" key={x} cx={x} cy={y} r={11} />
      ))}
      <g fill="none" strokeLinejoin="round">
        <path
          className="s-pane"
          strokeWidth={15}
          opacity={0.6}
          d="M-40 188l150 24 160-82 280-20 262 4 282 36 406-22"
        />
        <path className="s-water" strokeWidth={34} d="M-60 490C200 440 420 530 640 436s460 44 860 12" />
      </g>
      {/* The bridge carries the street, open at both ends */}
      <path className="f-stone" d="M725 402L735 474 769 472 759 400Z" />
      <path className="l" d="M725 402L735 474M759 400L769 472" />
      <path className="d" strokeDasharray="10 6" d="M1386-20C1386 150 1376 250 1346 320S1312 440 1330 600" />
      <path className="l" d="M1390-20C1390 150 1380 251 1350 321S1316 441 1334 600" />
      <g transform="translate(-398 -16)">
        <path className="f-sh" d="M1190 394h106v6h-106Z" />
        <path className="f-stone c" d="M1182 342h104v52h-104Z" />
        <path className="f-gate c" d="M1220 394v-20a14 14 0 0 1 28 0v20Z" />
        <path className="f-pane c" d="M1192 358h16v18h-16ZM1260 358h16v18h-16Z" />
        <path className="f-accent c" d="M1172 342l62-30 62 30Z" />
      </g>
      <path className="f-accent c" d="M836 284c-40-52-64-84-64-124a64 64 0 0 1 128 0c0 40-24 72-64 124Z" />
      <path className="f-onacc" d="M805 182v-24a31 31 0 0 1 62 0v24h-17v-24a14 14 0 0 0-28 0v24Z" />
    </svg>
  )
}
