import { HouseFront } from './opening.tsx'
import { Visitor } from './part-scenes.tsx'

/** All lights are on, and two who were there tell of it. */
export const thumbnail = (
  <>
    <g transform="translate(-11.6 34.3) scale(.1845)">
      <HouseFront />
    </g>
    <path className="g" d="M-6 119H206" />
    <g transform="translate(58 119) scale(.32) translate(0 -299)">
      <Visitor x={0} scarf="f-disc" coat="f-mid">
        <path className="f-line c" d="M-14-120a14 15 0 0 1 28 0c0 8-28 8-28 0Z" />
      </Visitor>
    </g>
    <g transform="translate(146 119) scale(.32) translate(0 -299)">
      <Visitor x={0} scarf="f-pane" coat="f-deep">
        <path className="f-stone2 c" d="M-15-119a15 16 0 0 1 30 0c0 8-30 8-30 0Z" />
      </Visitor>
    </g>
    <path
      className="f-card c"
      d="M6 19a7 7 0 0 1 7-7H71a7 7 0 0 1 7 7V32a7 7 0 0 1-7 7H60L55 72 48 39H13a7 7 0 0 1-7-7Z"
    />
    <path className="s-soft" strokeWidth={4} strokeLinecap="round" d="M16 21H66M16 30H48" />
    <path
      className="f-gate c"
      d="M122 19a7 7 0 0 1 7-7h58a7 7 0 0 1 7 7V32a7 7 0 0 1-7 7H154L149 72 142 39H129a7 7 0 0 1-7-7Z"
    />
    <path className="s-stone" strokeWidth={4} strokeLinecap="round" opacity={0.8} d="M132 21h50M132 30h34" />
  </>
)
