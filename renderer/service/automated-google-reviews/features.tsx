import { Vignette } from '../scenes.tsx'
import { Stars } from './star.tsx'

/** Reviews arrive one on top of another; the newest lies in front. */
export function RecentReviews() {
  return (
    <Vignette>
      <rect className="f-secs c" x={60} y={4} width={132} height={44} rx={10} />
      <rect className="f-far c" x={36} y={18} width={132} height={44} rx={10} />
      <rect className="f-card c" x={8} y={32} width={136} height={48} rx={11} />
      <Stars x={28} y={50} step={21} size={9} className="f-accent" />
      <rect className="f-soft" x={20} y={65} width={78} height={6} rx={3} />
    </Vignette>
  )
}

/** Under what was written stands an answer. */
export function Answered() {
  return (
    <Vignette>
      <path
        className="f-card c"
        d="M6 16A12 12 0 0 1 18 4H118a12 12 0 0 1 12 12V32a12 12 0 0 1-12 12H34L20 56V44H18A12 12 0 0 1 6 32Z"
      />
      <path className="s-soft" strokeWidth={6} strokeLinecap="round" d="M24 18h84M24 30h54" />
      <path
        className="f-gate c"
        d="M66 46A12 12 0 0 1 78 34H182a12 12 0 0 1 12 12V58a12 12 0 0 1-12 12h-2V80L166 70H78A12 12 0 0 1 66 58Z"
      />
      <path className="l s-stone w3" d="M84 52l7 7 13-14" />
      <path className="s-stone" strokeWidth={6} strokeLinecap="round" opacity={0.7} d="M118 52h56" />
    </Vignette>
  )
}

/** A poor review lands on the owner’s desk with a pen beside it. */
export function NoSurprise() {
  return (
    <Vignette>
      <rect className="f-sh" x={16} y={14} width={118} height={66} rx={11} />
      <rect className="f-card c" x={10} y={8} width={118} height={66} rx={11} />
      <Stars x={30} y={27} step={21} size={9} given={2} className="f-accent" />
      <path className="s-soft" strokeWidth={6} strokeLinecap="round" d="M26 46h84" />
      <path className="l s-accent" d="M26 62c8-8 12 6 20-2s12 4 22-2" />
      <path className="f-deep c" d="M70 60L78 44 158 4l12 20-80 40Z" />
      <path className="f-pane c" d="M70 60L78 44l12 20Z" />
    </Vignette>
  )
}
