import { illustration } from '#renderer/ui/illustration.css.ts'

/** An invitation is good for one time: a ticket to the door, its stub torn off. */
export function OneUseTicket() {
  return (
    <svg className={illustration} viewBox="16 12 224 104" aria-hidden="true">
      <g transform="rotate(-5 90 64)">
        <path
          className="f-stone c"
          d="M26 24H158L152 33 158 42 152 51 158 60 152 69 158 78 152 87 158 100H26a6 6 0 0 1-6-6V76a14 14 0 0 0 0-28V30a6 6 0 0 1 6-6Z"
        />
        <path className="f-gate c" d="M50 88V60a17 17 0 0 1 34 0V88Z" />
        <path className="f-pane" d="M59 88V64a8 8 0 0 1 16 0V88Z" />
        <path className="l s-line" d="M44 88H90" />
        <path className="d w3 s-line" d="M102 50H138M102 64H132M102 78H120" />
      </g>
      <g transform="translate(8 2) rotate(7 196 62)">
        <path
          className="f-disc c"
          d="M172 24L166 33 172 42 166 51 172 60 166 69 172 78 166 87 172 100H218a6 6 0 0 0 6-6V76a14 14 0 0 1 0-28V30a6 6 0 0 0-6-6Z"
        />
        <path className="l w4 s-onacc" d="M182 62l8 8 14-18" />
      </g>
    </svg>
  )
}
