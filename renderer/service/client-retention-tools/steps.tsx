import type { Words } from './opening.tsx'

/** The door stands open. */
export function OnboardingStep({ words }: { words: Words }) {
  return (
    <g>
      <path className="f-deep c" d="M142 146V88a34 34 0 0 1 68 0v58Z" />
      <path className="f-pane c" d="M152 146V88a24 24 0 0 1 48 0v58Z" />
      <path className="f-gate c" d="M200 146V86l24 10v54Z" />
      <path className="f-stone2 c" d="M130 144h86v6H130Z" />
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
    <g transform="translate(0 3)">
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
    <g transform="translate(0 7)">
      <path className="f-sh" d="M80 84H204a12 12 0 0 1 12 12V144H80Z" />
      <rect className="f-card c" x={72} y={72} width={136} height={72} rx={12} />
      {[84, 114, 144, 174].map((x) => (
        <path className="f-disc" key={x} d={`M${x} 130v-26a11 11 0 0 1 22 0v26Z`} />
      ))}
      <path className="l s-onacc" d="M90 112l4 4 7-8M120 112l4 4 7-8M150 112l4 4 7-8M180 112l4 4 7-8" />
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
