import { Vignette } from '../scenes.tsx'
import type { Words } from './opening.tsx'

export function FollowUps({ words }: { words: Words }) {
  return (
    <Vignette>
      <rect className="f-card c" x={2} y={26} width={54} height={54} rx={9} />
      <path className="f-secs c" d="M2 43V35a9 9 0 0 1 9-9H47a9 9 0 0 1 9 9v8Z" />
      <path className="l" d="M18 60l7 7 14-14" />
      <path className="l s-accent" strokeDasharray="2 7" d="M29 20C44-4 100-6 118 18" />
      <path
        className="f-accent c"
        d="M72 38a12 12 0 0 1 12-12h96a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12H72Z"
      />
      <text className="t-onacc" x={132} y={57} fontSize={19} textAnchor="middle">
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
            x={6 + 36 * stack}
            y={67 - 13 * coin}
            width={30}
            height={13}
            rx={4}
          />
        )),
      )}
      <path className="f-secs c" d="M152 50h40v30h-40Z" />
      <path className="f-gate c" d="M148 40h48v12h-48Z" />
      <path className="f-disc" d="M168 41h8v38h-8Z" />
      <path className="l s-accent" d="M172 39c-18 0-18-16-8-15 6 1 8 9 8 15 0-6 2-14 8-15 10-1 10 15-8 15Z" />
    </Vignette>
  )
}

export function Referral({ words }: { words: Words }) {
  return (
    <Vignette>
      <Bust x={4} head="f-disc" body="f-deep" />
      <path className="l s-accent" strokeDasharray="2 7" d="M23 16C54-10 146-10 177 16" />
      <path
        className="f-pane c"
        d="M46 36a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v6a7 7 0 0 0 0 14v6a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8v-6a7 7 0 0 0 0-14Z"
      />
      <text className="f-line" x={100} y={55} fontSize={16} textAnchor="middle">
        {words.friend}
      </text>
      <Bust x={158} head="f-stone2" body="f-mid" />
    </Vignette>
  )
}

function Bust({ x, head, body }: { x: number; head: string; body: string }) {
  return (
    <>
      <path className={`${body} c`} d={`M${x} 80V66a19 19 0 0 1 38 0V80Z`} />
      <circle className={`${head} c`} cx={x + 19} cy={34} r={12} />
    </>
  )
}

export function Surveys() {
  return (
    <Vignette>
      <Face x={34} mouth="M-9 12a10 8 0 0 1 18 0" />
      <Face x={98} mouth="M-9 9H9" />
      <g transform="translate(0 4)">
        <circle className="f-accent c" cx={164} cy={42} r={34} />
        <path className="l s-onacc w3" d="M153 34v2M175 34v2M150 50a15 13 0 0 0 28 0" />
      </g>
    </Vignette>
  )
}

function Face({ x, mouth }: { x: number; mouth: string }) {
  return (
    <g transform={`translate(${x} 54)`}>
      <circle className="f-secs c" r={26} />
      <path className="l" d={`M-8-7v1M8-7v1${mouth}`} />
    </g>
  )
}

export function Segmentation() {
  return (
    <Vignette>
      {groups.map(({ x, width, fill, at }) => (
        <g key={fill}>
          <path
            className="f-card c"
            d={`M${x} 80V${4 + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V80Z`}
          />
          {at.map((place) => (
            <circle className={`${fill} c`} key={place} r={9} transform={`translate(${place})`} />
          ))}
        </g>
      ))}
    </Vignette>
  )
}

const groups = [
  { x: 0, width: 60, fill: 'f-mid', at: ['18 71', '42 71', '30 46', '30 22'] },
  { x: 70, width: 60, fill: 'f-accent', at: ['88 71', '112 71', '88 44', '112 44', '100 22'] },
  { x: 140, width: 60, fill: 'f-stone2', at: ['158 71', '182 71'] },
]

export function CustomerPortal() {
  return (
    <Vignette>
      <path className="f-card c" d="M14 80V14A10 10 0 0 1 24 4H172a10 10 0 0 1 10 10V80Z" />
      <path className="c" d="M14 22H182" />
      <path className="f-deep" d="M30 80V54a22 22 0 0 1 44 0V80Z" />
      <circle className="f-pane" cx={52} cy={55} r={9} />
      <path className="f-stone" d="M37 80a15 15 0 0 1 30 0Z" />
      <rect className="f-accent" x={90} y={36} width={74} height={12} rx={6} />
      <path className="f-soft" d="M96 55h66a5 5 0 0 1 0 10H96a5 5 0 0 1 0-10Z" />
      <path className="f-soft" d="M96 69h40a4 4 0 0 1 0 8H96a4 4 0 0 1 0-8Z" />
    </Vignette>
  )
}
