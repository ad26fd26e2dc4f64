import { Lantern } from '../layout/footer-bridge.tsx'
import { illustration } from '../ui/illustration.css.ts'
import { sun } from './missing-arch.css.ts'

/** The bridge with one arch missing; the crane is bringing it. */
export function MissingArch() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className="f-far"
        d="M-1200 400V330C-300 250 100 240 420 300S900 330 1180 262 2200 270 2640 330V400Z"
      />
      <circle className={`f-disc ${sun}`} cx={1118} cy={150} r={61} />
      <path
        className="f-mid"
        d="M-1200 400V372C-200 320 160 310 460 350S1000 372 1240 326 2200 350 2640 372V400Z"
      />
      <path
        className="f-deep n"
        d="M1180 256C1194.88 292.48 1194.4 342.4 1180 352C1165.6 342.4 1165.12 292.48 1180 256Z"
      />
      <path
        className="f-deep n"
        d="M248 262C262.88 296.2 262.4 343 248 352C233.6 343 233.12 296.2 248 262Z"
      />
      <path
        className="f-deep n"
        d="M276 282C290.88 308.6 290.4 345 276 352C261.6 345 261.12 308.6 276 282Z"
      />
      <rect className="f-water" x={-1200} y={392} width={3900} height={100} />
      <path
        d="M-1200 392H2700"
        stroke="var(--ill-line)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        className="f-stone c"
        fillRule="evenodd"
        d="M-1200 176H628l8 20-10 16 14 22-8 24 12 26-8 16V440H-1200ZM424 440V300A84 84 0 0 1 592 300V440ZM212 440V300A84 84 0 0 1 380 300V440ZM0 440V300A84 84 0 0 1 168 300V440ZM-212 440V300A84 84 0 0 1 -44 300V440ZM-424 440V300A84 84 0 0 1 -256 300V440ZM-636 440V300A84 84 0 0 1 -468 300V440ZM-848 440V300A84 84 0 0 1 -680 300V440ZM-1060 440V300A84 84 0 0 1 -892 300V440Z"
      />
      <path
        className="f-stone c"
        fillRule="evenodd"
        d="M2700 176H812l-10 18 12 20-12 24 10 22-14 24 6 16V440H2700ZM848 440V300A84 84 0 0 1 1016 300V440ZM1060 440V300A84 84 0 0 1 1228 300V440ZM1272 440V300A84 84 0 0 1 1440 300V440ZM1484 440V300A84 84 0 0 1 1652 300V440ZM1696 440V300A84 84 0 0 1 1864 300V440ZM1908 440V300A84 84 0 0 1 2076 300V440ZM2120 440V300A84 84 0 0 1 2288 300V440ZM2332 440V300A84 84 0 0 1 2500 300V440Z"
      />
      <path fill="none" stroke="var(--ill-stone2)" strokeWidth={9} d="M415 440V300A93 93 0 0 1 601 300V440" />
      <path fill="none" stroke="var(--ill-stone2)" strokeWidth={9} d="M203 440V300A93 93 0 0 1 389 300V440" />
      <path fill="none" stroke="var(--ill-stone2)" strokeWidth={9} d="M-9 440V300A93 93 0 0 1 177 300V440" />
      <path
        fill="none"
        stroke="var(--ill-stone2)"
        strokeWidth={9}
        d="M-221 440V300A93 93 0 0 1 -35 300V440"
      />
      <path
        fill="none"
        stroke="var(--ill-stone2)"
        strokeWidth={9}
        d="M-433 440V300A93 93 0 0 1 -247 300V440"
      />
      <path
        fill="none"
        stroke="var(--ill-stone2)"
        strokeWidth={9}
        d="M839 440V300A93 93 0 0 1 1025 300V440"
      />
      <path
        fill="none"
        stroke="var(--ill-stone2)"
        strokeWidth={9}
        d="M1051 440V300A93 93 0 0 1 1237 300V440"
      />
      <path
        fill="none"
        stroke="var(--ill-stone2)"
        strokeWidth={9}
        d="M1263 440V300A93 93 0 0 1 1449 300V440"
      />
      <path
        fill="none"
        stroke="var(--ill-stone2)"
        strokeWidth={9}
        d="M1475 440V300A93 93 0 0 1 1661 300V440"
      />
      <path
        fill="none"
        stroke="var(--ill-stone2)"
        strokeWidth={9}
        d="M1687 440V300A93 93 0 0 1 1873 300V440"
      />
      <path d="M-1200 192H622M816 192H2700" stroke="var(--ill-stone2)" strokeWidth={8} />
      <rect className="f-water" x={-1200} y={424} width={3900} height={80} />
      <path
        className="l s-stone"
        d="M-266 425h64M-54 425h64M158 425h64M370 425h64M582 425h64M795 425h64M1006 425h64M1218 425h64M1430 425h64M1642 425h64"
      />
      <path className="d s-stone" opacity={0.75} d="M300 446h80" />
      <path className="d s-stone" opacity={0.75} d="M470 462h50" />
      <path className="d s-stone" opacity={0.75} d="M560 440h44" />
      <path className="d s-stone" opacity={0.75} d="M900 448h90" />
      <path className="d s-stone" opacity={0.75} d="M1010 464h56" />
      <path className="d s-stone" opacity={0.75} d="M1120 440h60" />
      <path className="d s-stone" opacity={0.75} d="M180 466h60" />
      <path className="d s-stone" opacity={0.75} d="M740 470h70" />
      <path
        strokeDasharray="2 9"
        d="M720 216A84 84 0 0 0 636 300M720 216A84 84 0 0 1 804 300"
        stroke="var(--color-accent)"
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        fill="none"
        d="M880 176V26M944 176L880 84M660 44H960M880 26L700 44M880 26L954 44"
        stroke="var(--ill-ground)"
        strokeWidth={6}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x={932} y={34} width={46} height={36} rx={5} fill="var(--ill-ground)" />
      <rect className="f-disc c" x={858} y={58} width={44} height={44} rx={6} />
      <rect className="f-pane c" x={864} y={65} width={20} height={20} rx={3} />
      <path className="g" d="M720 44V92L675.5 153.1M720 92L761.8 148.6" />
      <circle cx={720} cy={92} r={6} fill="var(--ill-ground)" />
      <g transform="translate(720 176) rotate(-3) scale(.9) translate(-720 -150)">
        <path className="f-accent c" d="M646 196V178a74 74 0 0 1 148 0v18h-32v-18a42 42 0 0 0-84 0v18Z" />
        <path className="c s-line" d="M668 126l22 22M772 126l-22 22M720 104v32" />
        <circle cx={672} cy={122} r={5} fill="var(--ill-ground)" />
        <circle cx={768} cy={122} r={5} fill="var(--ill-ground)" />
      </g>
      <Lantern x={190} foot={176} />
      <Lantern x={1250} foot={176} />
      <path
        d="M568 176V116"
        stroke="var(--ill-ground)"
        strokeWidth={4}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <rect className="f-pane c" x={542} y={88} width={52} height={36} rx={6} />
      <path d="M568 96v12m0 6v.2" stroke="#1C2321" strokeWidth={4} strokeLinecap="round" />
      <g transform="translate(446 150)">
        <g
          fill="none"
          stroke="var(--ill-ground)"
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <rect x={-8} y={-30} width={26} height={24} rx={3} fill="var(--color-accent)" stroke="none" />
          <path d="M-6-4H22" />
          <circle cx={8} cy={13} r={12} />
          <circle cx={58} cy={13} r={12} />
          <path d="M8 13L24-4H48L32 13ZM24-4L32 13M46-12L58 13M42-14h8M19-7h10" />
          <path strokeWidth={6} d="M25-10L33-32" />
          <path strokeWidth={4} d="M33-30L46-16M26-9L38 0 33 13" />
          <circle cx={37} cy={-42} r={7} fill="var(--ill-ground)" stroke="none" />
        </g>
      </g>
      <g transform="translate(712 424)">
        <path className="f-stone c" d="M8-4L-2-62 50-6Z" />
        <path className="f-stone2 c" d="M8-4L-2-62-34-8Z" />
        <path className="f-stone c" d="M-48-10L62-10 40 18H-28Z" />
        <text className="f-line" x={6} y={9} fontSize={18} textAnchor="middle">
          404
        </text>
      </g>
      <path className="d s-stone" opacity={0.7} d="M650 446h34M746 448h44" />
    </svg>
  )
}
