import { HouseFront } from './opening.tsx'
import { Visitor } from './part-scenes.tsx'
import { Stars } from './star.tsx'

/** All lights are on, and two who were there tell of it. */
export const thumbnail = (
  <>
    <g transform="translate(-38 13.43) scale(.23)">
      <HouseFront windows={3} />
    </g>
    <path className="g" d="M-6 119H206" />
    <g transform="translate(12 119) scale(.18) translate(0 -299)">
      <Visitor x={0} scarf="f-disc" coat="f-mid">
        <path className="f-line n" d="M-14-120a14 15 0 0 1 28 0c0 8-28 8-28 0Z" />
      </Visitor>
    </g>
    <g transform="translate(188 119) scale(.18) translate(0 -299)">
      <Visitor x={0} scarf="f-pane" coat="f-deep">
        <path className="f-stone2 c" d="M-15-119a15 16 0 0 1 30 0c0 8-30 8-30 0Z" />
      </Visitor>
    </g>
    <path
      className="f-card c"
      d="M-8 56a6 6 0 0 1 6-6H30a6 6 0 0 1 6 6V72a6 6 0 0 1-6 6H19L13 88 10 78H-2a6 6 0 0 1-6-6Z"
    />
    <Stars x={0} y={60} step={7} size={3} className="f-accent" />
    <path className="s-soft" strokeWidth={3} strokeLinecap="round" d="M-1 70H20" />
    <path
      className="f-gate c"
      d="M164 56a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6V72a6 6 0 0 1-6 6H190L187 88 181 78H170a6 6 0 0 1-6-6Z"
    />
    <path className="s-stone" strokeWidth={3} strokeLinecap="round" opacity={0.8} d="M172 60h28M172 68h18" />
  </>
)
