import { Vignette } from '../scenes.tsx'
import type { Words } from './parts.tsx'

type Worded = { words: Words }

/** What stands on the belt, whose upper edge is the drawing's lower one; it begins where the words below do. */
export function DocumentProcessing() {
  return (
    <Vignette>
      <path className="f-stone c" d="M1 8h44l16 16v60H1Z" />
      <path className="c f-stone2" d="M45 8v16h16" />
      <path className="f-stone2" d="M12 34h36v6H12zM12 65h24v6H12z" />
      <path className="f-disc" d="M12 49.500h30v6H12z" />
      <path className="flow" d="M66 36C78 8 108 8 120 20" />
      <path className="f-card c" d="M110 84V33a9 9 0 0 1 9-9h63a9 9 0 0 1 9 9V84Z" />
      <path className="d s-edge" d="M110 44h81M110 64h81M136 24v60" />
      <rect className="f-accent" x={143} y={50} width={40} height={8} rx={4} />
      <path
        className="f-soft"
        d="M143 31h28v7h-28zM143 71h34v7h-34zM118 31h10v7h-10zM118 51h10v7h-10zM118 71h10v7h-10z"
      />
    </Vignette>
  )
}

export function EmailReplies({ words }: Worded) {
  return (
    <Vignette>
      <path className="f-stone c" d="M1 84V28a6 6 0 0 1 6-6h78a6 6 0 0 1 6 6v56Z" />
      <path className="c s-line" fill="none" d="M3 25l43 32 43-32" />
      <path
        className="f-gate c"
        d="M72 20A12 12 0 0 1 84 8h100a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H98L82 70V58a10 10 0 0 1-10-10Z"
      />
      <text className="t-stone" x={134} y={39} fontSize={18} textAnchor="middle">
        {words.answer}
      </text>
    </Vignette>
  )
}

export function PredictiveScheduling({ words }: Worded) {
  return (
    <Vignette>
      {[22, 34, 16, 50, 28].map((height, index) => {
        const x = 1 + 17.5 * index
        return (
          <path
            className={height === 50 ? 'f-disc c' : 'f-mid c'}
            key={x}
            d={`M${x} 84V${84 - height}a6.500 6.500 0 0 1 13 0V84Z`}
          />
        )
      })}
      <path className="flow" d="M60 20C70 2 128 2 146 38" />
      <path className="f-card c" d="M96 84V52a10 10 0 0 1 10-10h80a10 10 0 0 1 10 10V84Z" />
      <text x={146} y={69} fontSize={17} textAnchor="middle">
        {words.slot}
      </text>
    </Vignette>
  )
}

export function AutomaticInvoicing({ words }: Worded) {
  return (
    <Vignette>
      <path className="f-stone c" d="M1 84V14a6 6 0 0 1 6-6h80a6 6 0 0 1 6 6V84Z" />
      <path className="f-stone2" d="M13 22h34v7H13zM13 40h58v6H13zM13 54h44v6H13z" />
      <path className="f-disc" d="M55 68h26v8H55z" />
      <g transform="rotate(-9 138 46)">
        <rect className="c f-card s-accent w3" x={78} y={22} width={116} height={40} rx={10} />
        <text className="t-disp t-acc" x={125} y={49} fontSize={20} textAnchor="middle">
          {words.paid}
        </text>
        <path className="l s-accent w3" d="M169 42l5 5 9-11" />
      </g>
    </Vignette>
  )
}

export function FollowUps({ words }: Worded) {
  return (
    <Vignette>
      <path className="l w3" d="M14 78l-4 6M42 78l4 6" />
      <circle className="f-accs c" cx={28} cy={55} r={27} />
      <path className="l w3" d="M28 40v16l11 7" />
      <path className="flow" d="M34 22C48 4 108 2 128 30" />
      <path
        className="f-card c"
        d="M68 84V46a12 12 0 0 1 12-12h104a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12Z"
      />
      <text x={132} y={65} fontSize={18} textAnchor="middle">
        {words.chase}
      </text>
    </Vignette>
  )
}

export function Reporting() {
  return (
    <Vignette>
      <path className="f-card c" d="M1 84V18A10 10 0 0 1 11 8H186a10 10 0 0 1 10 10V84Z" />
      <circle className="f-far" cx={44} cy={46} r={25} />
      <path className="f-accent" d="M44 46V21A25 25 0 0 1 65.600 58.500Z" />
      <path
        className="f-mid"
        d="M92 71V54a8 8 0 0 1 16 0v17ZM116 71V44a8 8 0 0 1 16 0v27ZM140 71V50a8 8 0 0 1 16 0v21Z"
      />
      <path className="f-disc" d="M164 71V30a8 8 0 0 1 16 0v41Z" />
      <path className="d" d="M86 71h100" />
    </Vignette>
  )
}
