import { Star, Stars } from './star.tsx'

/** The message is written together: a card and a pen. */
export function SetUpStep() {
  return (
    <g>
      <rect className="f-card c" x={78} y={76} width={120} height={72} rx={12} />
      <path className="s-soft" strokeWidth={6} strokeLinecap="round" d="M96 96h82M96 112h58" />
      <path className="l s-accent" d="M96 130c8-8 12 6 20-2s12 4 20-2" />
      <path className="f-deep c" d="M138 128L146 112 206 82l10 17-60 32Z" />
      <path className="f-pane c" d="M138 128L146 112l10 19Z" />
    </g>
  )
}

/** A message leaves the phone. */
export function AskStep() {
  return (
    <g>
      <rect className="f-line" x={84} y={60} width={54} height={90} rx={12} />
      <rect className="f-card" x={89} y={65} width={44} height={80} rx={8} />
      <Star className="f-accent" x={111} y={92} size={13} />
      <rect className="f-soft" x={97} y={116} width={28} height={6} rx={3} />
      <rect className="f-soft" x={97} y={128} width={20} height={6} rx={3} />
      <path
        className="f-secs c"
        d="M150 94a10 10 0 0 1 10-10h46a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10h-38l-14 12v-12a10 10 0 0 1-4-10Z"
      />
      <path className="d" d="M164 98h38M164 110h24" />
    </g>
  )
}

/** The reply hangs under the stars. */
export function AnswerStep() {
  return (
    <g>
      <rect className="f-card c" x={74} y={64} width={132} height={44} rx={11} />
      <Stars x={96} y={86} step={22} size={9} className="f-accent" />
      <path
        className="f-gate c"
        d="M110 124a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-88a10 10 0 0 1-10-10Z"
      />
      <path className="l s-stone" d="M124 131l5 5 9-10" />
      <path className="s-stone" strokeWidth={5} strokeLinecap="round" opacity={0.7} d="M152 131h48" />
    </g>
  )
}

/** What people say, sorted: a glass over the tallest of three. */
export function LearnStep() {
  return (
    <g>
      <path className="g" d="M70 149H218" />
      <path className="f-mid c" d="M82 149v-20a12 12 0 0 1 24 0v20ZM118 149v-36a12 12 0 0 1 24 0v36Z" />
      <path className="f-accent c" d="M154 149V94a12 12 0 0 1 24 0v55Z" />
      <circle className="l w4" cx={166} cy={96} r={26} />
      <path className="l w6" d="M185 115l20 20" />
    </g>
  )
}
