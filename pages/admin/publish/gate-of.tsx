import type { PostState } from '#domain/posts/post.schema.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'

/** Where a sheet stands that is in this state: before the gate, half through it, beyond it, or behind a closed one. */
export function GateOf({ state }: { state: PostState }) {
  return (
    <svg className={illustration} viewBox="0 0 72 56" aria-hidden="true">
      {drawings[state]}
      <path className="g" d="M2 52H70" />
    </svg>
  )
}

const gate = 'M30 52V28a18 18 0 0 1 36 0V52H58V28a10 10 0 0 0-20 0V52Z'
const drawings = {
  draft: (
    <>
      <path
        className="l s-edge"
        strokeDasharray="4 4"
        d="M30 52V28a18 18 0 0 1 36 0V52M38 52V28a10 10 0 0 1 20 0V52"
      />
      <path className="f-stone c" d="M6 52V30H24V52Z" />
      <path className="d s-line" d="M10 36H20M10 41H20M10 46H16" />
    </>
  ),
  scheduled: (
    <>
      <path className="f-stone c" d="M16 52V30H34V52Z" />
      <path className="d s-line" d="M20 36H27M20 41H27M20 46H26" />
      <path className="f-mid c" d={gate} />
      <circle className="f-pane c" cx={48} cy={32} r={7} />
      <path className="d s-line" d="M48 28V32H51" />
    </>
  ),
  published: (
    <g transform="translate(-12)">
      <path className="f-gate c" d={gate} />
      <path className="f-stone c" d="M39 52V31H57V52Z" />
      <path className="f-accent" d="M43.5 47V39.5a4.5 4.5 0 0 1 9 0V47H50V39.5a2 2 0 0 0-4 0V47Z" />
    </g>
  ),
  ended: (
    <>
      <path className="f-soft c" d={gate} />
      <path className="f-stone c" d="M38 52V28a10 10 0 0 1 20 0V52Z" />
      <path className="l" d="M38 52 58 32" />
    </>
  ),
} satisfies Record<PostState, React.ReactNode>
