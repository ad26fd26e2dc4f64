import { Vignette } from '../scenes.tsx'
import type { Words } from './opening.tsx'

export function FollowUps({ words }: { words: Words }) {
  return (
    <Vignette>
      <path className="f-card c" d="M1 84V39a9 9 0 0 1 9-9H46a9 9 0 0 1 9 9V84Z" />
      <path className="f-secs c" d="M1 47V39a9 9 0 0 1 9-9H46a9 9 0 0 1 9 9v8Z" />
      <path className="l" d="M17 65l7 7 14-14" />
      <path className="l s-accent" strokeDasharray="2 7" d="M29 24C44 0 110 0 128 24" />
      <path
        className="f-accent c"
        d="M72 84V42a12 12 0 0 1 12-12h100a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12Z"
      />
      <text className="t-onacc" x={134} y={64} fontSize={19} textAnchor="middle">
        {words.followUp}
      </text>
    </Vignette>
  )
}

export function LoyaltyPoints() {
  return (
    <Vignette>
      {[1, 2, 3, 4].map((height, stack) =>
        Array.from({ length: height }, (_, coin) => (
          <rect
            className={stack === 3 ? 'f-accent c' : 'f-pane c'}
            // biome-ignore lint/suspicious/noArrayIndexKey: coins of a stack never change places
            key={`${stack} ${coin}`}
            x={1 + 36 * stack}
            y={71 - 13 * coin}
            width={30}
            height={13}
            rx={4}
          />
        )),
      )}
      <path className="f-secs c" d="M150 52h42v32h-42Z" />
      <path className="f-gate c" d="M146 42h50v12h-50Z" />
      <path className="f-disc" d="M167 43h8v40h-8Z" />
      <path className="l s-accent" d="M171 41c-18 0-18-16-8-15 6 1 8 9 8 15 0-6 2-14 8-15 10-1 10 15-8 15Z" />
    </Vignette>
  )
}

export function Referral({ words }: { words: Words }) {
  return (
    <Vignette>
      <Bust x={1} head="f-disc" body="f-deep" />
      <path className="l s-accent" strokeDasharray="2 7" d="M20 20C54-6 144-6 178 20" />
      <path
        className="f-pane c"
        transform="translate(0 6)"
        d="M46 36a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v6a7 7 0 0 0 0 14v6a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8v-6a7 7 0 0 0 0-14Z"
      />
      <text className="f-line" x={100} y={61} fontSize={16} textAnchor="middle">
        {words.friend}
      </text>
      <Bust x={158} head="f-stone2" body="f-mid" />
    </Vignette>
  )
}

function Bust({ x, head, body }: { x: number; head: string; body: string }) {
  return (
    <>
      <path className={`${body} c`} d={`M${x} 84V70a19 19 0 0 1 38 0V84Z`} />
      <circle className={`${head} c`} cx={x + 19} cy={38} r={12} />
    </>
  )
}

export function Surveys() {
  return (
    <Vignette>
      <Face x={27} mouth="M-9 12a10 8 0 0 1 18 0" />
      <Face x={90} mouth="M-9 9H9" />
      <g transform="translate(-2 8)">
        <circle className="f-accent c" cx={164} cy={42} r={34} />
        <path className="l s-onacc w3" d="M153 34v2M175 34v2M150 50a15 13 0 0 0 28 0" />
      </g>
    </Vignette>
  )
}

function Face({ x, mouth }: { x: number; mouth: string }) {
  return (
    <g transform={`translate(${x} 58)`}>
      <circle className="f-secs c" r={26} />
      <path className="l" d={`M-8-7v1M8-7v1${mouth}`} />
    </g>
  )
}

/** A jar for each group. */
export function Segmentation() {
  return (
    <Vignette>
      {groups.map(({ x, fill, at }) => (
        <g key={fill} transform={`translate(${x} 0)`}>
          <path className="f-card c" d="M0 84V28a8 8 0 0 1 8-8H48a8 8 0 0 1 8 8V84Z" />
          <path className="f-gate c" d="M4 8H52V20H4Z" />
          {at.map((place) => (
            <circle className={`${fill} c`} key={place} r={9} transform={`translate(${place})`} />
          ))}
        </g>
      ))}
    </Vignette>
  )
}

const groups = [
  { x: 1, fill: 'f-mid', at: ['16 74', '40 74', '28 54'] },
  { x: 71, fill: 'f-accent', at: ['16 74', '40 74', '16 53', '40 53', '28 33'] },
  { x: 141, fill: 'f-stone2', at: ['16 74', '40 74'] },
]

export function CustomerPortal() {
  return (
    <Vignette>
      <path className="f-card c" d="M1 84V16A10 10 0 0 1 11 6H186a10 10 0 0 1 10 10V84Z" />
      <path className="c" d="M1 24H196" />
      <circle className="f-deep" cx={44} cy={54} r={23} />
      <circle className="f-pane" cx={44} cy={48} r={9} />
      <path className="f-stone" d="M28 70a17 15 0 0 1 32 0a23 23 0 0 1-32 0Z" />
      <rect className="f-accent" x={86} y={36} width={90} height={12} rx={6} />
      <path
        className="f-soft"
        d="M91 56h80a5 5 0 0 1 0 10H91a5 5 0 0 1 0-10ZM91 71h46a4 4 0 0 1 0 8H91a4 4 0 0 1 0-8Z"
      />
    </Vignette>
  )
}
