import { HouseFront } from './opening.tsx'
import { Visitor } from './part-scenes.tsx'

/** All lights are on, and two who were there tell of it. */
export const thumbnail = (
  <>
    <g transform="translate(1 43.25) scale(.165)">
      <HouseFront />
    </g>
    <path className="g" d="M-6 119H206" />
    <g transform="translate(20 119) scale(.4) translate(0 -299)">
      <Visitor x={0} scarf="f-disc" coat="f-mid">
        <path className="f-line n" d="M-14-120a14 15 0 0 1 28 0c0 8-28 8-28 0Z" />
      </Visitor>
    </g>
    <g transform="translate(180 119) scale(.4) translate(0 -299)">
      <Visitor x={0} scarf="f-pane" coat="f-deep">
        <path className="f-stone2 c" d="M-15-119a15 16 0 0 1 30 0c0 8-30 8-30 0Z" />
      </Visitor>
    </g>
    <path
      className="f-card c"
      d="M2 17a7 7 0 0 1 7-7H75a7 7 0 0 1 7 7V33a7 7 0 0 1-7 7H36L26 54 24 40H9a7 7 0 0 1-7-7Z"
    />
    <path className="s-soft" strokeWidth={4} strokeLinecap="round" d="M13 20H70M13 30H50" />
    <path
      className="f-gate c"
      d="M118 17a7 7 0 0 1 7-7h66a7 7 0 0 1 7 7V33a7 7 0 0 1-7 7H176L174 54 164 40H125a7 7 0 0 1-7-7Z"
    />
    <path className="s-stone" strokeWidth={4} strokeLinecap="round" opacity={0.8} d="M129 20h57M129 30h36" />
  </>
)
