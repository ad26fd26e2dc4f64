import { illustration } from '../ui/illustration.css.ts'

/** One doorway for everybody: a ramp from the left, steps from the right. Decoration. */
export function WayInScene() {
  return (
    <svg className={illustration} viewBox="0 0 360 260" aria-hidden="true">
      <path className="f-mid" d="M72 240V116a102 102 0 0 1 204 0v124Z" />
      <path className="f-sky2" d="M98 226V118a76 76 0 0 1 152 0v108Z" />
      <circle className="f-disc" cx={174} cy={112} r={32} />
      <path className="f-far" d="M98 226v-60q40-30 78-12t74-14v86Z" />
      <path className="c" fill="none" d="M98 226V118a76 76 0 0 1 152 0v108" />
      <path className="f-stone2 c" d="M-30 260L92 226H280V237H296V248H312V260Z" />
      <path className="c" fill="none" d="M-20 257V211L24 198M8 203V249" />
      <g transform="translate(19 199) rotate(-15.6)">
        <path className="f-accent c" d="M-8-2V-30q0-9 9-9t9 9v14H28V-6H0Z" />
        <circle className="f-stone c" cx={2} cy={-52} r={10} />
        <path className="f-deep c" d="M-8-52a10 10 0 0 1 18-6q-8 0-10 10Z" />
        <path className="c w4" fill="none" d="M-14-32V-2H24L34 26H55M4 20L34 26V38" />
        <circle className="f-stone c w3" cx={4} cy={20} r={26} />
        <circle className="f-line" cx={4} cy={20} r={4} />
        <circle className="f-stone c" cx={34} cy={39} r={7} />
        <path className="f-mid c s-line" d="M10-8H31L42 15H52V23H36L25 4H10Z" />
        <path className="c s-line" d="M4 20L22 2M4 20V-6M4 20L-14 2M4 20L-14 38M4 20L22 38M4 20V46" />
      </g>
      <g transform="translate(348 260)">
        <path className="f-deep c" d="M-12-44H10L14 0H4L0-26L-6 0H-16Z" />
        <path className="f-pane c" d="M-14-40V-78q0-12 12-12t12 12v38Z" />
        <circle className="f-stone c" cx={-3} cy={-104} r={11} />
        <path className="f-line" d="M-14-106a11 11 0 0 1 22-2q-10 4-14-4q-2 5-8 6Z" />
        <path className="c w3" fill="none" d="M-28-54L-31 0" />
        <path className="f-pane c" d="M-9-79L-20-57L-31-55V-46L-14-48L0-72Z" />
      </g>
      <path className="g" d="M-2000 260H2000" />
    </svg>
  )
}
