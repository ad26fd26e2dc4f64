import { chatPath, Device, phonePath, SoundBars } from './shapes.tsx'

export const thumbnail = (
  <>
    <path className="f-mid" d="M14 121V92a86 86 0 0 1 172 0v29Z" />
    <path className="f-stone" d="M66 20a12 12 0 1 0 13 17 11 11 0 0 1-13-17Z" />
    <path className="f-stone2 c" d="M62 122V82a38 38 0 0 1 76 0v40Z" />
    <path className="f-pane c" d="M69 122V82a31 31 0 0 1 62 0v40Z" />
    <path className="c s-line" d="M100 51v6" />
    <path className="f-disc c" d="M91 64a9 8 0 0 1 18 0Z" />
    <g transform="translate(75 68) scale(.27)">
      <Device x={0} y={0} width={78} height={118}>
        <circle className="f-accent" cx={39} cy={42} r={20} />
        <SoundBars x={13} y={88} heights={[10, 24, 38, 18, 30, 12]} />
      </Device>
      <Device x={106} y={0} width={78} height={118}>
        <rect className="f-soft" x={14} y={20} width={40} height={22} rx={9} />
        <rect className="f-gate" x={26} y={50} width={40} height={22} rx={9} />
        <rect className="f-accent" x={14} y={80} width={50} height={22} rx={8} />
      </Device>
    </g>
    <path className="f-deep c" d="M72 106H128V122H72Z" />
    <rect className="f-stone c" x={66} y={99} width={68} height={8} rx={3} />
    <path
      className="f-card c"
      d="M4 58a9 9 0 0 1 9-9H45a9 9 0 0 1 9 9v19a9 9 0 0 1-9 9H27L16 97V86h-3a9 9 0 0 1-9-9Z"
    />
    <path className="l s-accent" transform="translate(17 55)" d={phonePath} />
    <path
      className="f-accent c"
      d="M146 72a9 9 0 0 1 9-9h32a9 9 0 0 1 9 9v19a9 9 0 0 1-9 9h-3v11l-11-11H155a9 9 0 0 1-9-9Z"
    />
    <path className="l s-onacc" transform="translate(159 69.500)" d={chatPath} />
  </>
)
