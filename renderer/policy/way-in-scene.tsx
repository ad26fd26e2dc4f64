import { outlined } from '../ui/illustration.css.ts'

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
      <path className="c" fill="none" d="M-62 253V210L60 188V231M-1 242V199" />
      <g transform="translate(-4 243) rotate(-10) scale(1.16)">
        <circle className="f-stone c s-line w3" cx={-2} cy={-26} r={26} />
        <path className="c s-line" d="M-2-26V0M-2-26L-20-8M-2-26L16-8M-2-26H-28M-2-26H24" />
        <circle className="f-line" cx={-2} cy={-26} r={4} />
        <path className="c w4" fill="none" d="M-28-68H-18V-34H26L34-12" />
        <circle className="f-stone c s-line" cx={32} cy={-7} r={7} />
        <path className="f-accent c" d="M-17-36V-66q0-12 12-12t12 12v30Z" />
        <circle className="f-stone c" cx={-3} cy={-89} r={11} />
        <path className="f-deep c" d="M-14-89a11 11 0 0 1 20-6q-9 0-11 11Z" />
        <path className="f-mid c" d="M-12-48H28q7 0 8 7L41-17H31L26-35H-12Z" />
        <path className="f-deep c" d="M31-17H42L52-14V-9H31Z" />
        <path className="f-accent c s-line" d="M-9-68L2-72L24-52L16-44L0-58L-4-54Z" />
      </g>
      <g transform="translate(348 260)">
        <path className="f-deep c" d="M-12-44H10L14 0H4L0-26L-6 0H-16Z" />
        <path className="f-pane c" d="M-14-40V-78q0-12 12-12t12 12v38Z" />
        <circle className="f-stone c" cx={-3} cy={-100} r={11} />
        <path className="f-line" d="M-14-102a11 11 0 0 1 22-2q-10 4-14-4q-2 5-8 6Z" />
        <path className="c w3" fill="none" d="M-28-54L-31 0" />
        <path className="f-pane c s-line" d="M-9-79L-20-57L-31-55V-46L-14-48L0-72Z" />
      </g>
      <path className="g" d="M-2000 260H2000" />
    </svg>
  )
}
