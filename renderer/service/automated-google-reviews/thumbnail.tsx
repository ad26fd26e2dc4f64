import { HouseFront } from './opening.tsx'
import { Stars } from './star.tsx'
import { Visitor } from './visitor.tsx'

/** All lights are on, and two who were there tell of it. */
export const thumbnail = (
  <>
    <g transform="translate(-29 20.3) scale(.215)">
      <HouseFront windows={3} />
    </g>
    <path className="g" d="M-6 119H206" />
    <g transform="translate(12 119) scale(.36) translate(0 -299)">
      <Visitor x={0} scarf="f-disc" coat="f-stone">
        <path className="c" fill="#6B3A22" d="M-14-120a14 15 0 0 1 28 0c0 8-28 8-28 0Z" />
      </Visitor>
    </g>
    <g transform="translate(188 119) scale(.36) translate(0 -299)">
      <Visitor x={0} scarf="f-accent" coat="f-pane">
        <path className="f-stone2 c" d="M-15-119a15 16 0 0 1 30 0c0 8-30 8-30 0Z" />
      </Visitor>
    </g>
    <g transform="translate(-2 -13.400) scale(.88)">
      <path
        className="f-card c"
        d="M-5 56a6 6 0 0 1 6-6H33a6 6 0 0 1 6 6V72a6 6 0 0 1-6 6H22L16 88 13 78H1a6 6 0 0 1-6-6Z"
      />
      <Stars x={3} y={60} step={7} size={3} className="f-accent" />
      <path className="s-soft" strokeWidth={3} strokeLinecap="round" d="M2 70H23" />
    </g>
    <g transform="translate(26 -13.400) scale(.88)">
      <path
        className="f-gate c"
        d="M161 56a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6V72a6 6 0 0 1-6 6H187L184 88 178 78H167a6 6 0 0 1-6-6Z"
      />
      <path
        className="s-stone"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.8}
        d="M169 60h28M169 68h18"
      />
    </g>
  </>
)
