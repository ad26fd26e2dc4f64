import { useId } from 'react'
import type { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'

type Words = Translation<typeof voiceToNoteAutomationText.words>

/** A sentence said in a van crosses an arch and lands as a list. */
export function WideOpening({ words }: { words: Words }) {
  return (
    <WideScene>
      <g transform="translate(608 459) scale(.9) translate(-604 -459)">
        <Evening />
      </g>
      <path className="l w6 s-accent" d={wave({ x: 608, y: 440, radius: 258, from: 142, to: 86 })} />
      <path className="l w6 s-mid" d={wave({ x: 608, y: 440, radius: 258, from: 82.5, to: 47 })} />
      <path className="g" d="M-900 459H2100" />
      <Van />
      <path
        className="f-card c"
        d="M64 62a18 18 0 0 1 18-18H266a18 18 0 0 1 18 18v52a18 18 0 0 1-18 18h-4l-18 76-22-76H82a18 18 0 0 1-18-18Z"
      />
      <text x={86} y={82} fontSize={20}>
        {words.spoken[0]}
      </text>
      <text x={86} y={109} fontSize={20}>
        {words.spoken[1]}
      </text>
      <path className="f-sh" d="M852 176h246v269a14 14 0 0 1-14 14H840Z" />
      <rect className="f-card c" x={840} y={164} width={246} height={295} rx={18} />
      <path className="f-stone2 c" d="M923 152h22a18 18 0 0 1 36 0h22v26h-80Z" />
      <text className="t-disp" x={866} y={220} fontSize={28}>
        {words.list}
      </text>
      {words.actions.map((action, index) => (
        <Action key={action} x={866} y={246 + 64 * index} action={action} done={index < 2} />
      ))}
      <path className="flow" d="M1104 262C1136 262 1150 284 1150 326" />
      <path className="l w3 s-accent" d="m1141 324 9 11 9-11" />
      <Files />
    </WideScene>
  )
}

type Wave = { x: number; y: number; radius: number; from: number; to: number; long?: number; step?: number }

/** The bars of a voice, standing on a half circle. Angles in degrees, 180 at its left foot. */
export function wave({ x, y, radius, from, to, long = 92, step = 3 }: Wave): string {
  const count = Math.round((from - to) / step)
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from - step * index) * Math.PI) / 180
    const half = long * (0.12 + 0.38 * Math.abs(Math.sin(index * 1.9) * Math.cos(index * 0.55)))
    const point = (r: number) =>
      `${(x + r * Math.cos(angle)).toFixed(1)} ${(y - r * Math.sin(angle)).toFixed(1)}`
    return `M${point(radius - half)}L${point(radius + half)}`
  }).join('')
}

/** The road home, seen through the arch. */
function Evening() {
  const arch = useId()
  return (
    <>
      <clipPath id={arch}>
        <path d="M388 460V438a216 216 0 0 1 432 0V460Z" />
      </clipPath>
      <g clipPath={`url(#${arch})`}>
        <rect className="f-sky" x={360} y={180} width={510} height={280} />
        <path className="f-sky2" d="M632 306h84a16 16 0 0 0 0-32h-12a28 28 0 0 0-54-4 20 20 0 0 0-18 36Z" />
        <circle className="f-disc" cx={510} cy={346} r={52} />
        <path
          className="f-far"
          d="M360 372C430 320 480 338 540 366S660 392 720 352 820 330 870 350V460H360Z"
        />
        <path className="f-mid" d="M360 420C460 376 540 396 620 404S780 372 870 404V460H360Z" />
        <path
          className="f-deep"
          d="M744 330c14 34 14 66 0 76-14-10-14-42 0-76ZM770 348c11 26 11 52 0 60-11-8-11-34 0-60ZM456 352c12 28 12 48 0 56-12-8-12-28 0-56Z"
        />
        <path
          className="f-stone"
          d="M560 460C620 440 690 438 668 422S600 412 640 402c30-6 44-4 30 0-40 10 40 10 60 26s-20 22-40 32Z"
        />
      </g>
      <path className="c" fill="none" d="M388 459V438a216 216 0 0 1 432 0V459" />
    </>
  )
}

/** With its driver, or parked in the evening. */
export function Van({ parked = false }: { parked?: boolean }) {
  const glass = useId()
  return (
    <>
      <path
        className="f-mid c"
        d="M-60 388V196a26 26 0 0 1 26-26H196c22 0 36 7 49 24l58 84 56 18a24 24 0 0 1 17 23v69a22 22 0 0 1-22 22H-38a22 22 0 0 1-22-22Z"
      />
      <path className="f-deep" d="M-60 366H376v22a22 22 0 0 1-22 22H-38a22 22 0 0 1-22-22Z" />
      <path className="f-stone" d="M32 344V284a44 44 0 0 1 88 0v60H96V284a20 20 0 0 0-40 0v60Z" />
      <clipPath id={glass}>
        <path d="M200 200h10c14 0 24 5 32 16l50 72h-92Z" />
      </clipPath>
      <g clipPath={`url(#${glass})`}>
        <rect className={parked ? 'f-deep' : 'f-sky2'} x={196} y={196} width={100} height={96} />
        {!parked && (
          <>
            <path className="f-deep" d="M196 300v-20a30 30 0 0 1 60 0v20Z" />
            <circle className="f-stone2" cx={230} cy={236} r={19} />
            <path className="f-accent" d="M209 232a21 21 0 0 1 40-6h10v6Z" />
            <path className="l w4" d="M258 292l16-28" />
          </>
        )}
      </g>
      <path className="c" fill="none" d="M200 200h10c14 0 24 5 32 16l50 72h-92ZM186 186V366M192 312h24" />
      <path className="f-pane c" d="M356 322h20v30h-20a15 15 0 0 1 0-30Z" />
      {[24, 286].map((x) => (
        <g key={x}>
          <circle className="f-line n" cx={x} cy={408} r={51} />
          <circle className="f-stone2" cx={x} cy={408} r={24} />
          <circle className="f-line" cx={x} cy={408} r={7} />
        </g>
      ))}
      {!parked && <path className="l" d="M300 214a44 44 0 0 1 14 32M316 194a70 70 0 0 1 24 50" />}
    </>
  )
}

type ActionProps = { x: number; y: number; action: string; done: boolean }

function Action({ x, y, action, done }: ActionProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={done ? 'f-sec' : 'c f-card s-sec'} width={30} height={30} rx={8} />
      {done && <path className="l w3 s-card" d="M8 15l6 6 10-11" />}
      <text x={46} y={22} fontSize={21}>
        {action}
      </text>
      {!done && <path className="d s-edge" d="M0-17h204" />}
      {done && <path className="d s-edge" d="M0 47h204" />}
    </g>
  )
}

/** Where the notes live afterwards. */
function Files() {
  return (
    <>
      {['f-deep', 'f-disc', 'f-mid'].map((fill, index) => (
        <g key={fill} transform={`translate(${1118 + 30 * index} ${340 + (index === 1 ? 12 : 0)})`}>
          <path
            className={`${fill} c`}
            d={`M0 6a6 6 0 0 1 6-6h18a6 6 0 0 1 6 6v${index === 1 ? 101 : 113}H0Z`}
          />
          <rect className="f-stone" x={8} y={20} width={14} height={34} rx={3} />
        </g>
      ))}
    </>
  )
}

export function SmallOpening({ words }: { words: Words }) {
  const arch = useId()
  return (
    <svg className={illustration} viewBox="0 66 390 434" aria-hidden="true">
      <clipPath id={arch}>
        <path d="M56 475V262a139 139 0 0 1 278 0V499Z" />
      </clipPath>
      <g clipPath={`url(#${arch})`}>
        <rect className="f-sky" x={50} y={110} width={300} height={394} />
        <circle className="f-disc" cx={236} cy={200} r={34} />
        <path className="f-far" d="M40 262C100 220 150 236 200 256S300 240 350 250V504H40Z" />
        <path className="f-sky2" d="M110 196h62a13 13 0 0 0 0-26h-9a23 23 0 0 0-44-3 16 16 0 0 0-9 29Z" />
        <path
          className="f-deep"
          d="M290 196c12 30 12 58 0 66-12-8-12-36 0-66ZM312 216c9 22 9 40 0 48-9-8-9-26 0-48Z"
        />
      </g>
      <path className="c" fill="none" d="M56 475V262a139 139 0 0 1 278 0V499" />
      <path
        className="l w5 s-accent"
        d={wave({ x: 195, y: 262, radius: 168, from: 172, to: 92, long: 46, step: 4 })}
      />
      <path
        className="l w5 s-mid"
        d={wave({ x: 195, y: 262, radius: 168, from: 88, to: 24, long: 46, step: 4 })}
      />
      <path className="g" d="M-100 499H500" />
      <g transform="translate(36 499) scale(.4)">
        <g transform="translate(0 -459)">
          <Van />
        </g>
      </g>
      <path
        className="f-card c"
        d="M12 292a18 18 0 0 1 18-18H174a18 18 0 0 1 18 18v40a18 18 0 0 1-18 18H146l-10 24-16-24H30A18 18 0 0 1 12 332Z"
      />
      <text x={28} y={306} fontSize={18}>
        {words.spoken[0]}
      </text>
      <text x={28} y={331} fontSize={18}>
        {words.spoken[1]}
      </text>
      <rect className="f-sh" x={220} y={288} width={170} height={211} rx={16} />
      <rect className="f-card c" x={212} y={280} width={170} height={219} rx={16} />
      <path className="f-stone2 c" d="M267 270h16a14 14 0 0 1 28 0h16v20h-60Z" />
      <text className="t-disp" x={230} y={326} fontSize={24}>
        {words.list}
      </text>
      {words.actions.map((action, index) => (
        <g key={action} transform={`translate(230 ${342 + 50 * index})`}>
          <rect className={index < 2 ? 'f-sec' : 'c f-card s-sec'} width={26} height={26} rx={7} />
          {index < 2 && <path className="l w3 s-card" d="M7 13l5 5 8-9" />}
          <text x={38} y={19} fontSize={18}>
            {action}
          </text>
        </g>
      ))}
    </svg>
  )
}
