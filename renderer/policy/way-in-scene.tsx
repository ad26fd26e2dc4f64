import { Face, Limb } from '../ui/figure.tsx'
import { outlined } from '../ui/illustration.css.ts'

const tan = '#B97F58'
const fair = '#E9BE9C'

/** One doorway for everybody: a ramp from the left, steps from the right. Decoration. */
export function WayInScene() {
  return (
    <svg className={outlined} viewBox="-74 0 440 260" aria-hidden="true">
      <path className="f-mid c" d="M72 240V116a102 102 0 0 1 204 0v124Z" />
      <path className="f-sky2" d="M98 226V118a76 76 0 0 1 152 0v108Z" />
      <circle className="f-disc" cx={174} cy={112} r={32} />
      <path className="f-far" d="M98 226v-60q40-30 78-12t74-14v86Z" />
      <path className="c" fill="none" d="M98 226V118a76 76 0 0 1 152 0v108" />
      <path className="f-stone2 c" d="M-70 260V255L92 226H280V237H296V248H312V260Z" />
      <path className="c" fill="none" d="M-62 253V206L66 183V230M2 242V195" />
      <g transform="translate(-6 243) rotate(-10) scale(1.3)">
        <WheelchairUser />
      </g>
      <g transform="translate(341 260) scale(1.12)">
        <WalkerWithStick />
      </g>
      <path className="g" d="M-2000 260H2000" />
    </svg>
  )
}

/** On the way up to the right, a hand on the wheel. */
function WheelchairUser() {
  return (
    <>
      <path className="c w3" fill="none" d="M-30-72H-21V-40H24L34-11H46" />
      <circle className="f-stone c" cx={32} cy={-7} r={7} />
      <path className="f-deep c" d="M-16-54H26q8 0 10 8l6 28H31L25-40H-16Z" />
      <path className="f-stone c" d="M30-20H42q8 1 9 8H30Z" />
      <path className="f-accent c" d="M-19-40V-70a13 13 0 0 1 26 0L9-40Z" />
      <path className="c s-line" fill={tan} d="M-10-90H1v8q-5 5-11 0Z" />
      <circle className="c" fill={tan} cx={-3} cy={-99} r={13} />
      <path className="f-line c" d="M-17-94C-22-122 14-124 11-104 4-108-2-108-8-106-10-100-12-94-17-94Z" />
      <g transform="scale(-1 1)">
        <Face x={-2} y={-98} />
      </g>
      <circle className="f-stone c w3" cx={-4} cy={-27} r={26} />
      <path className="c s-line" d="M-4-53V-1M-30-27H22M-22-45L14-9M-22-9L14-45" />
      <circle className="f-line c" cx={-4} cy={-27} r={4} />
      <Limb d="M-7-72L-17-54L2-48" sleeve="s-accent" contour="s-rim" />
      <circle className="c s-line" fill={tan} cx={5} cy={-49} r={5.5} />
    </>
  )
}

/** On the way to the left, up the steps. */
function WalkerWithStick() {
  return (
    <>
      <path className="f-deep c" d="M-11-44H11L14-5H3L0-34-4-5H-15Z" />
      <path className="f-stone c" d="M-21 0q0-7 9-8h7V0ZM-2 0q0-7 8-8h8V0Z" />
      <path className="f-pane c" d="M-15-36V-74a15 15 0 0 1 30 0v38Z" />
      <path className="c s-line" fill={fair} d="M-7-96H5v9q-6 5-12 0Z" />
      <circle className="f-stone2 c" cx={13} cy={-114} r={7} />
      <circle className="c" fill={fair} cx={-2} cy={-105} r={13} />
      <path className="f-stone2 c" d="M-14-106C-14-126 18-124 13-97 8-98 6-106 4-111-2-113-8-110-14-106Z" />
      <Face x={-6} y={-104} />
      <path className="c w3" fill="none" d="M-27-58L-29 0" />
      <Limb d="M-4-74L-2-54L-23-55" sleeve="s-pane" contour="s-rim" />
      <circle className="c" fill={fair} cx={-26} cy={-56} r={5.5} />
    </>
  )
}
