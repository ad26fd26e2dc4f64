import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './problems.css.ts'

// The pictures of the six problem cards. Each fills its panel and keeps its subject in the middle.

type SceneProps = { viewBox: string; align?: string; children: ReactNode }

function Scene({ viewBox, align = 'xMidYMid slice', children }: SceneProps) {
  return (
    <svg className={illustration} viewBox={viewBox} preserveAspectRatio={align} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A search in town; the ways of three customers lead to one pin. */
export function TownMapScene() {
  return (
    <Scene viewBox="0 0 640 272">
      <path
        className={styles.blocks}
        d="M-20 40L120-20H230L190 90 60 150-20 130ZM270-20H460L500 60 400 120 230 96ZM500-20H680V70L540 64ZM-20 168L70 184 110 300H-20ZM96 176L210 122 380 150 350 300H150ZM424 150L560 96 680 104V230L470 240ZM400 270L690 262V310H390Z"
      />
      <path
        className="s-pane"
        fill="none"
        opacity={0.55}
        strokeWidth={9}
        strokeLinejoin="round"
        d="M-10 158L70 168 220 106 400 136 520 80 660 88"
      />
      <path className="f-mid" opacity={0.45} d="M500 238.600C494 176 560 140 700 140V229Z" />
      <path
        className="flow"
        d="M128 226C166 226 164 190 206 180S290 176 318 196M516 222C486 232 462 216 420 214S360 220 338 206M540 108C508 116 456 112 420 132S360 170 340 190M160 52C210 110 250 120 306 184"
      />
      <Customer cx={128} cy={226} />
      <Customer cx={516} cy={222} />
      <Customer cx={150} cy={40} />
      <Customer cx={553} cy={106} />
      <ellipse className="f-sh" cx={330} cy={222} rx={34} ry={9} />
      <g transform="translate(330 220) scale(.86) translate(-330 -220)">
        <path
          className="f-accent c"
          d="M330 220C296 176 276 150 276 116a54 54 0 0 1 108 0C384 150 364 176 330 220Z"
        />
        <path className="f-card" d="M304 134V114a26 26 0 0 1 52 0v20h-14V114a12 12 0 0 0-24 0v20Z" />
      </g>
      <rect className="f-sh" x={304} y={26} width={244} height={46} rx={23} />
      <rect className="f-card c" x={298} y={18} width={244} height={46} rx={23} />
      <circle className="l" cx={326} cy={40} r={8} />
      <path className="l" d="m332 46 6 6" />
      <text x={350} y={47} fontSize={19}>
        hairdresser near me
      </text>
    </Scene>
  )
}

function Customer({ cx, cy }: { cx: number; cy: number }) {
  return (
    <>
      <circle className="f-card c" cx={cx} cy={cy} r={13} />
      <circle className="f-mid" cx={cx} cy={cy} r={5} />
    </>
  )
}

/** A page that opens on an arch, rising. */
export function WebPageScene() {
  return (
    <Scene viewBox="0 0 460 272" align="xMidYMax slice">
      <rect className="f-sh" x={66} y={44} width={344} height={260} rx={16} />
      <rect className="f-card c" x={58} y={34} width={344} height={270} rx={16} />
      <path className="c" d="M58 68H402" />
      <g className="f-soft">
        <circle cx={80} cy={51} r={5} />
        <circle cx={97} cy={51} r={5} />
        <circle cx={114} cy={51} r={5} />
        <rect x={150} y={43} width={160} height={16} rx={8} />
        <rect x={84} y={132} width={118} height={9} rx={4.5} />
        <rect x={84} y={149} width={92} height={9} rx={4.5} />
      </g>
      <text className="t-disp" x={84} y={116} fontSize={27}>
        Open today
      </text>
      <rect className="f-accent" x={84} y={174} width={94} height={34} rx={10} />
      <rect className="f-onacc" x={100} y={187} width={62} height={8} rx={4} />
      <path className="f-sky" d="M250 250V150a62 62 0 0 1 124 0V250Z" />
      <circle className="f-disc" cx={312} cy={150} r={30} />
      <path className="f-mid" d="M250 218c30-34 80-36 124-8v40H250Z" />
      <path
        className="f-deep n"
        d="M346 154c13 27 13 65 0 72-13-7-13-45 0-72ZM362 180c10 19 10 45 0 50-10-5-10-31 0-50Z"
      />
      <path className="c" fill="none" d="M250 250V150a62 62 0 0 1 124 0V250Z" />
      <rect className="f-secs" x={84} y={236} width={76} height={60} rx={8} />
      <rect className="f-secs" x={170} y={236} width={66} height={60} rx={8} />
      <path
        className="l s-accent"
        d="M430 150V96m-13 13 13-14 13 14M430 164v8m0 10v4M30 210v-54m-13 13 13-14 13 14M30 224v8"
      />
    </Scene>
  )
}

/** 22:41, and the call is answered. */
export function NightCallScene() {
  return (
    <Scene viewBox="0 0 380 200">
      <path className="f-stone" d="M318 26a24 24 0 1 0 24 30 20 20 0 0 1-24-30Z" />
      <g className="f-stone" opacity={0.7}>
        <circle cx={50} cy={34} r={2} />
        <circle cx={180} cy={26} r={2} />
        <circle cx={246} cy={44} r={2} />
        <circle cx={110} cy={60} r={2} />
      </g>
      <path
        className="f-stone c"
        transform="translate(44 66) scale(3.9)"
        d="M5 4h3.5l1.8 4.4L8 9.9a11 11 0 0 0 6 6l1.6-2.3 4.4 1.9V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z"
      />
      <path className="l s-onband" d="M104 78a36 36 0 0 1 30 30M106 58a56 56 0 0 1 48 48" />
      <path
        className="f-card c"
        d="M180 96a16 16 0 0 1 16-16H330a16 16 0 0 1 16 16v62a16 16 0 0 1-16 16H180Z"
      />
      <SoundBars
        className="f-accent"
        x={198}
        middle={108}
        heights={[10, 22, 34, 18, 40, 26, 12, 30, 20, 10]}
      />
      <text className="t-mut" x={296} y={114} fontSize={16}>
        22:41
      </text>
      <text x={198} y={158} fontSize={19}>
        Answered
      </text>
      <path className="l s-accent w3" d="M298 152l6 6 12-13" />
    </Scene>
  )
}

type SoundBarsProps = { className: string; x: number; middle: number; heights: readonly number[] }

function SoundBars({ className, x, middle, heights }: SoundBarsProps) {
  return (
    <g className={className}>
      {heights.map((height, index) => {
        const left = x + 9 * index
        return <rect key={left} x={left} y={middle - height / 2} width={4.5} height={height} rx={2.25} />
      })}
    </g>
  )
}

/** Five stamps given, the sixth to come. */
export function StampCardScene() {
  return (
    <Scene viewBox="0 0 380 200">
      <g transform="rotate(-5 190 104)">
        <rect className="f-sh" x={72} y={42} width={250} height={140} rx={16} />
        <rect className="f-card c" x={64} y={32} width={250} height={142} rx={16} />
        <path className="f-gate c" d="M64 48a16 16 0 0 1 16-16H298a16 16 0 0 1 16 16v20H64Z" />
        <text className="t-onband" x={84} y={57} fontSize={17}>
          Sixth visit free
        </text>
        {[84, 120, 156, 192, 228].map((x) => (
          <g key={x} transform={`translate(${x} 90)`}>
            <path className="f-accent" d="M0 40V14a14 14 0 0 1 28 0v26Z" />
            <path className="l s-onacc" d="M8 22l5 5 8-10" />
          </g>
        ))}
        <path
          className="c s-accent"
          fill="none"
          strokeDasharray="3 5"
          d="M264 130v-26a14 14 0 0 1 28 0v26Z"
        />
        <rect className="f-soft" x={84} y={148} width={120} height={8} rx={4} />
      </g>
      <g transform="translate(262 20) rotate(8)">
        <path className="f-disc c" d="M8 8a15 15 0 0 1 30 0c0 10-7 14-7 26H15C15 22 8 18 8 8Z" />
        <path className="f-deep c" d="M-2 34H48a4 4 0 0 1 4 4V52H-6V38a4 4 0 0 1 4-4Z" />
      </g>
    </Scene>
  )
}

/** A review with five stars, another one behind it. */
export function FiveStarsScene() {
  return (
    <Scene viewBox="0 0 380 200">
      <rect
        className="f-secs c"
        x={96}
        y={20}
        width={250}
        height={116}
        rx={16}
        transform="rotate(4 220 80)"
      />
      <rect className="f-sh" x={52} y={54} width={276} height={124} rx={16} />
      <rect className="f-card c" x={44} y={44} width={276} height={126} rx={16} />
      <circle className="f-far" cx={72} cy={78} r={16} />
      <circle className="f-sec" cx={72} cy={74} r={6} />
      <path className="f-sec" d="M61 88a11 11 0 0 1 22 0Z" />
      <rect className="f-soft" x={100} y={66} width={92} height={9} rx={4.5} />
      <rect className="f-soft" x={100} y={82} width={56} height={8} rx={4} />
      {[76, 127, 178, 229, 280].map((x) => (
        <path
          className="f-accent c s-accent"
          key={x}
          transform={`translate(${x} 132)`}
          d="M0-20L5.4-7.4 19-6.2 8.7 2.8 11.8 16.2 0 9.2-11.8 16.2-8.7 2.8-19-6.2-5.4-7.4Z"
        />
      ))}
    </Scene>
  )
}

const channels = [
  'M5 4h3.5l1.8 4.4L8 9.9a11 11 0 0 0 6 6l1.6-2.3 4.4 1.9V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  'M4 11.5A7.5 7.5 0 0 1 11.5 4h1a7.5 7.5 0 0 1 0 15H5l1.2-2.6A7.4 7.4 0 0 1 4 11.5Z',
  'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5Zm-1.5 2 7.5 6 7.5-6',
  'M20.5 12a8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1 17 0Zm-17 0h17M12 3.5c3 2.6 3.8 5.3 3.8 8.5s-.8 5.9-3.8 8.5c-3-2.6-3.8-5.3-3.8-8.5S9 6.1 12 3.5Z',
  'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21Zm2.5-11.5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1 5 0Z',
]

/** Five channels, each bending over into the one inbox, drawn for a phone. */
export function SmallInboxScene() {
  const foot = (index: number) => 17 + 34 * index
  return (
    <Scene viewBox="0 22 312 138" align="xMidYMid meet">
      <path className="g" d="M0 156H312" />
      {channels.map((sign, index) => {
        const reach = 137 - 27 * index
        return (
          <path
            className={index === 1 ? 'l s-accent w3' : 'l s-mid'}
            key={sign}
            d={`M${foot(index)} 136a${reach} ${reach * 0.75} 0 0 1 ${2 * reach} 0`}
          />
        )
      })}
      <g transform="translate(161 53.500)">
        <rect className="f-accent c" x={-22} y={-15} width={44} height={30} rx={8} />
        <path className="l s-onacc" d="M-11-4H11M-11 4H4" />
      </g>
      {channels.map((sign, index) => (
        <g key={sign} transform={`translate(${foot(index)} 140)`}>
          <circle className="f-card c" r={16} />
          <path className="d" transform="translate(-9.600 -9.600) scale(.8)" d={sign} />
        </g>
      ))}
      <path className="f-gate c" d="M196 116H308v28a12 12 0 0 1-12 12H208a12 12 0 0 1-12-12Z" />
      <rect className="f-card c" x={190} y={102} width={122} height={20} rx={8} />
      <text className="t-stone" x={252} y={145} fontSize={18} textAnchor="middle">
        One inbox
      </text>
    </Scene>
  )
}

/** Five channels, each bending over into the one inbox. */
export function InboxScene() {
  return (
    <Scene viewBox="0 0 660 232" align="xMidYMid meet">
      <path className="g" d="M4 214H656" />
      {channels.map((sign, index) => {
        const x = 46 + 52 * index
        const radius = 340 - x
        return (
          <path
            className={index === 1 ? 'l s-accent w3' : 'l s-mid'}
            key={sign}
            d={`M${x} 186a${radius} ${radius * 0.6} 0 0 1 ${2 * radius} 0`}
          />
        )
      })}
      <g transform="translate(368 42) rotate(4)">
        <rect className="f-accent c" x={-24} y={-16} width={48} height={32} rx={9} />
        <path className="l s-onacc" d="M-12-3H12M-12 5H4" />
      </g>
      {channels.map((sign, index) => (
        <g key={sign} transform={`translate(${46 + 52 * index} 192)`}>
          <circle className="f-card c" r={21} />
          <path className="l" transform="translate(-11 -11) scale(.917)" d={sign} />
        </g>
      ))}
      <path className="f-sh" d="M402 178H654V214H402Z" />
      <path className="f-gate c" d="M396 158h248v44a12 12 0 0 1-12 12H408a12 12 0 0 1-12-12Z" />
      <path
        className="f-card c"
        d="M386 150a8 8 0 0 1 8-8H646a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H394a8 8 0 0 1-8-8Z"
      />
      <text className="t-stone" x={520} y={200} fontSize={20} textAnchor="middle">
        One inbox
      </text>
    </Scene>
  )
}
