import type { Words } from './opening.tsx'

/** The door stands open. */
export function OnboardingStep({ words }: { words: Words }) {
  return (
    <g>
      <path className="f-deep c" d="M140 146V56h66v90Z" />
      <path className="f-pane c" d="M150 146V66h46v80Z" />
      <path className="f-gate c" d="M196 146V66l22 10v70Z" />
      <path className="f-stone2 c" d="M128 144h86v6h-86Z" />
      <path className="f-card c" d="M60 82a11 11 0 0 1 11-11h72a11 11 0 0 1 11 11v14a11 11 0 0 1-11 11H60Z" />
      <text x={107} y={95} fontSize={17} textAnchor="middle">
        {words.welcome}
      </text>
    </g>
  )
}

/** A message, and an answer. */
export function EngagementStep() {
  return (
    <g transform="translate(0 -8)">
      <path
        className="f-card c"
        d="M84 82a12 12 0 0 1 12-12h74a12 12 0 0 1 12 12v18a12 12 0 0 1-12 12h-58l-14 14v-14h-2a12 12 0 0 1-12-12Z"
      />
      <path
        className="f-soft"
        d="M102 82h58a4 4 0 0 1 0 8h-58a4 4 0 0 1 0-8ZM102 95h34a4 4 0 0 1 0 8h-34a4 4 0 0 1 0-8Z"
      />
      <path
        className="f-gate c"
        d="M138 124a10 10 0 0 1 10-10h48a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-58Z"
      />
      <path className="l s-stone w3" d="M162 131l7 7 14-14" />
    </g>
  )
}

/** The row of stamps is full. */
export function LoyaltyStep() {
  return (
    <g>
      <path className="f-sh" d="M80 82H206a12 12 0 0 1 12 12V150H80Z" />
      <path className="f-card c" d="M66 150V82A12 12 0 0 1 78 70H212a12 12 0 0 1 12 12v68Z" />
      {[86, 125, 164, 203].map((x) => (
        <g key={x}>
          <circle className="f-disc" cx={x} cy={111} r={15} />
          <path className="l s-onacc" d={`M${x - 6} 111l4 5 8-9`} />
        </g>
      ))}
    </g>
  )
}

/** One customer brings two more. */
export function AdvocacyStep() {
  return (
    <g>
      <Person x={96} body="f-mid" />
      <Person x={192} body="f-mid" />
      <g transform="translate(144 150) scale(1.3) translate(-144 -150)">
        <Person x={144} body="f-accent" />
      </g>
    </g>
  )
}

function Person({ x, body }: { x: number; body: string }) {
  return (
    <>
      <path className={`${body} c`} d={`M${x - 20} 150v-14a20 20 0 0 1 40 0v14Z`} />
      <circle className="f-stone2 c" cx={x} cy={102} r={12} />
    </>
  )
}
