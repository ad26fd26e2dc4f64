import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './hero.css.ts'

/** Evening over a hill town, a tram on the viaduct, and a question that becomes a booking. */
export function HeroLandscape() {
  return (
    <div className={styles.landscape} aria-hidden="true">
      <Layer className={styles.sky}>
        <g className={styles.sun}>
          <circle className="f-sky2" cx={880} cy={186} r={204} />
          <circle className="f-disc" cx={880} cy={186} r={110} />
        </g>
        <path
          className={`f-stone ${styles.wideOnly}`}
          opacity={0.9}
          d="M672 268h128a20 20 0 0 0 0-40h-16a33 33 0 0 0-64-7 27 27 0 0 0-48 9 19 19 0 0 0 0 38ZM1290 250h86a15 15 0 0 0 0-30h-12a24 24 0 0 0-46-4 17 17 0 0 0-28 5 14 14 0 0 0 0 29Z"
        />
      </Layer>
      <Layer className={styles.mountains}>
        <path
          className="f-far"
          d="M-400 452C-240 396-120 410 0 420S250 446 390 408 600 330 720 352 880 420 990 384 1200 276 1320 300 1620 380 1840 340V900H-400Z"
        />
      </Layer>
      <Layer className={styles.town}>
        <HillTown />
        <path
          className="f-mid"
          d="M-400 482C-200 466-60 472 120 474S480 484 630 460 880 350 1060 338 1330 352 1470 396 1700 440 1840 430V900H-400Z"
        />
        <g className="f-deep n">
          <Cypress x={846} base={432} height={98} />
          <Cypress x={870} base={424} height={66} />
          <Cypress x={1398} base={432} height={106} />
          <Cypress x={1376} base={420} height={70} />
        </g>
      </Layer>
      <Layer className={styles.bridge}>
        <Viaduct />
      </Layer>
      <Layer className={styles.messages}>
        <g className={styles.thread}>
          <Messages />
        </g>
      </Layer>
    </div>
  )
}

/** All layers share one frame, so that they stay in register at any width. */
function Layer({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      className={`${illustration} ${className}`}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** The hill is drawn in front of it and hides every foot. */
function HillTown() {
  return (
    <>
      <House x={884} base={392} width={54} height={70} tone="f-stone2" />
      <House x={938} base={376} width={50} height={92} tone="f-stone" />
      <path className="f-stone2" d="M1000 372V212h44v160Z" />
      <path className="f-disc" d="M994 214l28-44 28 44Z" />
      <path className="f-deep" d="M1013 262v-14a9 9 0 0 1 18 0v14Z" />
      <path className="f-stone" d="M1000 230h44v5h-44zM1000 276h44v5h-44z" />
      <House x={1044} base={356} width={66} height={72} tone="f-stone" />
      <path className="f-stone2" d="M1110 366V282h96v84Z" />
      <path className="f-disc" d="M1112 282a46 46 0 0 1 92 0ZM1154 236v-22h8v22Z" />
      <path className="f-deep" d="M1124 366v-44a10 10 0 0 1 20 0v44ZM1172 366v-44a10 10 0 0 1 20 0v44Z" />
      <g className={styles.wideOnly}>
        <House x={1206} base={362} width={54} height={96} tone="f-stone" />
        <House x={1260} base={368} width={60} height={64} tone="f-stone2" />
        <House x={1320} base={380} width={50} height={88} tone="f-stone" />
      </g>
    </>
  )
}

type HouseProps = { x: number; base: number; width: number; height: number; tone: 'f-stone' | 'f-stone2' }

/** Under a flat tiled roof, with two windows a floor. */
function House({ x, base, width, height, tone }: HouseProps) {
  const top = base - height
  const floors = Array.from({ length: Math.floor((height - 12) / 26) }, (_, floor) => top + 14 + 26 * floor)
  return (
    <>
      <rect className={tone} x={x} y={top} width={width} height={height + 16} />
      <path className="f-disc" d={`M${x - 4} ${top}l8-14h${width - 8}l8 14Z`} />
      {floors.map((y) =>
        [0.18, 0.6].map((at) => (
          <rect
            className="f-deep"
            key={`${y} ${at}`}
            x={x + width * at}
            y={y}
            width={width * 0.2}
            height={13}
            rx={1.5}
          />
        )),
      )}
    </>
  )
}

function Cypress({ x, base, height }: { x: number; base: number; height: number }) {
  const half = height * 0.15
  const belly = base - height * 0.3
  return (
    <path
      d={`M${x} ${base - height}C${x + half} ${belly - height * 0.35} ${x + half} ${belly + height * 0.2} ${x} ${base}C${x - half} ${belly + height * 0.2} ${x - half} ${belly - height * 0.35} ${x} ${base - height}Z`}
    />
  )
}

const span = 200
/** Left edge of each opening, far beyond both ends of the frame: wide pages show more of the bridge. */
const openings = Array.from({ length: 14 }, (_, index) => -674 + span * index)

function Viaduct() {
  return (
    <>
      <path className="f-water" d="M-800 596H2240V700H-800Z" />
      <path
        className="f-stone"
        fillRule="evenodd"
        d={`M-800 458H2240V604H-800Z${openings.map((x) => `M${x} 604V568a82 82 0 0 1 164 0v36Z`).join('')}`}
      />
      <path
        className="s-stone2"
        fill="none"
        strokeWidth={5}
        d={openings.map((x) => `M${x - 5} 598V568a87 87 0 0 1 174 0v30`).join('')}
      />
      <path className="f-stone2" d="M-800 452H2240v10H-800Z" />
      <path
        className="f-stone"
        opacity={0.16}
        d={openings.map((x) => `M${x + 164} 604h36v30h-36Z`).join('')}
      />
      <path
        className="d s-stone"
        opacity={0.75}
        d="M90 618h70M250 628h46M470 614h84M700 626h60M850 616h52M1080 628h74M1290 614h58"
      />
      <Tram />
    </>
  )
}

function Tram() {
  return (
    <g transform="translate(548 404)">
      <rect className="f-accent" width={132} height={40} rx={10} />
      <rect className="f-accent" x={140} width={112} height={40} rx={10} />
      <path className="f-line" d="M132 22h8v10h-8Z" />
      <rect className="f-stone" y={26} width={132} height={5} />
      <rect className="f-stone" x={140} y={26} width={112} height={5} />
      {[10, 38, 66, 94, 152, 180, 208].map((x) => (
        <rect className="f-pane" key={x} x={x} y={8} width={20} height={13} rx={3} />
      ))}
      {[24, 108, 164, 228].map((x) => (
        <circle className="f-line" key={x} cx={x} cy={42} r={6} />
      ))}
    </g>
  )
}

function Messages() {
  return (
    <>
      <g className={styles.wideOnly}>
        <path className="flow" d="M1030 12C1110-22 1186 0 1206 56" />
        <path className="l s-accent" d="m1192 50 14 14 9-17" />
      </g>
      <g className={styles.phonesOnly}>
        <path className="flow" d="M1030 16C1054 22 1058 60 1046 98" />
        <path className="l s-accent" d="m1037 88 8 14 14-9" />
      </g>
      <rect className="f-sh" x={798} y={-22} width={232} height={82} rx={20} />
      <path
        className="f-card c"
        d="M790-10a20 20 0 0 1 20-20h192a20 20 0 0 1 20 20v42a20 20 0 0 1-20 20H832L790 76 796 46a20 20 0 0 1-6-14Z"
      />
      <text x={812} y={18} fontSize={20}>
        Sabato siete aperti?
      </text>
      <g className={styles.reply}>
        <rect className="f-sh" x={1108} y={86} width={212} height={76} rx={20} />
        <rect className="f-accent c" x={1100} y={78} width={212} height={76} rx={20} />
        <circle className="f-onacc" cx={1138} cy={116} r={17} />
        <path className="l s-accent w3" d="M1130 116l6 6 11-12" />
        <text className="t-onacc" x={1168} y={111} fontSize={20}>
          Prenotato
        </text>
        <text className="t-onacc" x={1168} y={135} fontSize={18}>
          sabato, 10:30
        </text>
      </g>
    </>
  )
}
