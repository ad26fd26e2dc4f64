import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { iron, neighbours } from './results.css.ts'

type SceneProps = { viewBox: string; children: ReactNode }

function Scene({ viewBox, children }: SceneProps) {
  return (
    <svg className={illustration} viewBox={viewBox} preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Two enquiries on their way into the letterbox beside the shop door. */
export function LetterboxScene() {
  return (
    <Scene viewBox="0 0 360 276">
      <path className="f-disc" opacity={0.18} d="M-900 260H900V280H-900Z" />
      <g className={neighbours}>
        <path className="f-far c" d="M-296 260V196l36-28 36 28v64ZM-128 260V184l32-26 32 26v76Z" />
        <path className="f-mid c" d="M-218 260V150l40-32 40 32V260Z" />
        <path
          className="f-pane c"
          d="M-272 206h24v22h-24ZM-190 164h24v24h-24ZM-190 202h24v24h-24ZM-108 196h24v22h-24Z"
        />
        <path className="f-deep c" d="M-190 260v-14a12 12 0 0 1 24 0v14Z" />
        <path className="flow" d="M-154 174C-110 120-74 118-36 74S44-6 86 52" />
      </g>
      <path className="f-deep c" d="M196 260V100a64 64 0 0 1 128 0V260Z" />
      <path className="f-pane c" d="M214 132V100a46 46 0 0 1 92 0v32Z" />
      <path className="c s-line" d="M260 54v78" />
      <circle className="f-pane" cx={304} cy={188} r={5} />
      <path className="f-stone c" d="M184 248h152v12H184Z" />
      <path className={`${iron} c`} d="M92 178h16v82H92z" />
      <path className="f-accent c" d="M46 180V110a54 40 0 0 1 108 0v70Z" />
      <path className="f-stone c" d="M74 138h52v28H74Z" />
      <path className="d s-line" d="M82 148h36M82 156h22" />
      <g transform="translate(94 84) rotate(-8)">
        <path className="f-stone c" d="M-30-22H30V18H-30Z" />
        <path className="c s-line" fill="none" d="M-30-22L0 2L30-22" />
      </g>
      <path className="f-accent" d="M60 116h80v18H60z" />
      <path className="f-line" d="M58 112h84v8H58z" />
      <g transform="translate(150 40) rotate(10)">
        <path className="f-stone c" d="M-26-18H26V18H-26Z" />
        <path className="c s-line" fill="none" d="M-26-18L0 4L26-18" />
      </g>
    </Scene>
  )
}

/** The salon is closed, the bar next door is not: over a coffee the diary fills. */
export function CounterScene() {
  return (
    <Scene viewBox="0 0 400 190">
      <path className="f-band c" d="M278 118V74a46 46 0 0 1 92 0v44Z" />
      <path className="f-pane" d="M328 42a17 17 0 1 0 15 25 20 20 0 0 1-15-25Z" />
      <path className="f-stone2 c" d="M0 118H400V134H0Z" />
      <path className="f-gate" d="M0 135H400V190H0Z" />
      <path className="d s-onband" d="M66 148v42M134 148v42M202 148v42M270 148v42M338 148v42" />
      <path className="f-stone c" d="M36 40h104a10 10 0 0 1 10 10v16H26V50a10 10 0 0 1 10-10Z" />
      <path className="f-accent c" d="M26 66H150V82H26Z" />
      <path className="f-stone2 c" d="M36 82h10v26H36zM130 82h10v26h-10zM22 108H154v10H22Z" />
      <path className={`${iron} c`} d="M64 82h14v8H64zM98 82h14v8H98z" />
      <path
        className="f-stone c"
        d="M60 94h22v7a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7ZM94 94h22v7a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7Z"
      />
      <path className="l" d="M60 32q-6-8 0-16M88 32q-6-8 0-16M116 32q-6-8 0-16" />
      <g transform="translate(176 118)">
        <path className="f-stone c" d="M0 0L10-76H48V0ZM48-76H86L96 0H48Z" />
        <path className="f-accent" d="M17-64H42v12H15zM54-64H79l2 12H54zM54-44H82l2 12H54zM11-24H42v12H9z" />
        <path className="f-mid" d="M14-44H42v12H12zM54-24H86l1 12H54z" />
      </g>
      <path
        className="f-disc c"
        d="M302 92h38v12a14 14 0 0 1-14 14h-10a14 14 0 0 1-14-14ZM340 97h5a5 5 0 0 1 0 11h-6"
      />
    </Scene>
  )
}

const cup = 'M0 0H34V14A15 15 0 0 1 19 29H15A15 15 0 0 1 0 14ZM34 5h5a6 6 0 0 1 0 12h-6'

/** The third coffee at the same bar. */
export function ThirdCupScene() {
  return (
    <Scene viewBox="0 0 220 94">
      {[6, 76, 146].map((x) => (
        <g key={x} transform={`translate(${x} 59)`}>
          <path className={x > 140 ? 'f-accent c' : 'f-stone c'} d={cup} />
          <path className="f-stone2 c" d="M-6 29H40V35H-6Z" />
        </g>
      ))}
      <path className="l" d="M158 50q-7-9 0-18t0-18M170 50q-7-9 0-18t0-18" />
      <path className="flow" d="M24 48C40 16 68 16 84 44M96 44C108 20 128 16 142 34" />
    </Scene>
  )
}

/** Paint on both hands, and the telephone answers by itself. */
export function AnsweredScene() {
  return (
    <Scene viewBox="0 0 220 94">
      <path className="c w3" fill="none" d="M10 48a32 32 0 0 1 64 0" />
      <path className="f-stone2 c" d="M6 46H78V94H6Z" />
      <path className="f-accent c" d="M6 58H78V84H6ZM16 46v26a5 5 0 0 0 10 0V46Z" />
      <g transform="translate(58 32) rotate(24)">
        <path className="f-disc c" d="M-13-4H13V20H-13Z" />
        <path className="f-stone c" d="M-13-18H13V-2H-13Z" />
        <path className="f-pane c" d="M-4-44H4V-18H-4Z" />
      </g>
      <rect className={iron} x={106} y={42} width={28} height={52} rx={6} />
      <rect className="f-card" x={110} y={47} width={20} height={42} rx={3} />
      <path
        className="f-gate c"
        d="M146 6h58a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H156L138 62l2-14a10 10 0 0 1-4-8V16a10 10 0 0 1 10-10Z"
      />
      <path className="l s-onband w3" d="M152 24v8M162 18v20M172 22v12M182 15v26M192 22v12M202 25v6" />
    </Scene>
  )
}

/** The bell rings in time, and the day moves on by one leaf. */
export function ReminderScene() {
  return (
    <Scene viewBox="0 0 220 94">
      <path className="f-stone2 c" d="M18 94L28 18H112L122 94Z" />
      <path className="f-card c" d="M32 10H108V80H32Z" />
      <path className="f-accent c" d="M32 10H108V28H32Z" />
      <path className="l w3" d="M52 54l12 12 24-26" />
      <path className="f-pane c" d="M150 88V74a24 24 0 0 1 48 0v14Z" />
      <path className={`${iron} c`} d="M144 88H204V94H144Z" />
      <circle className="f-accent" cx={174} cy={46} r={5} />
      <path className="l s-accent" d="M142 56a36 36 0 0 1 12-16M206 56a36 36 0 0 0-12-16" />
    </Scene>
  )
}

/** What is said becomes a list of things to do. */
export function SpokenListScene() {
  return (
    <Scene viewBox="0 0 220 94">
      <path className="l w3" d="M38 66V88M16 40v4a22 22 0 0 0 44 0v-4" />
      <path className={`${iron} c`} d="M22 87H54V94H22Z" />
      <rect className="f-accent c" x={25} y={6} width={26} height={50} rx={13} />
      <path className="flow" d="M68 34C84 22 96 24 112 34" />
      <path className="f-stone2 c" d="M116 12H196V94H116Z" />
      <path className="f-card c" d="M124 20H188V94H124Z" />
      <path className={`${iron} c`} d="M142 6H170V20H142Z" />
      <path className="l s-accent" d="M132 38l4 4 7-8M132 58l4 4 7-8M132 78l4 4 7-8" />
      <path className="l s-edge w3" d="M152 40H180M152 60H174M152 80H180" />
    </Scene>
  )
}
