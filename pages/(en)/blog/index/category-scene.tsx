import type { ReactElement } from 'react'
import type { BlogCategory } from '#domain/page-services.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './blog-list.css.ts'

const scenes: Record<Exclude<BlogCategory, 'all'>, ReactElement> = {
  // A megaphone at a window, and who hears it
  'digital-marketing': (
    <>
      <path className="f-mid c" d="M8 159V86a62 62 0 0 1 124 0v73Z" />
      <path className="f-sky2 c" d="M30 159V88a40 40 0 0 1 80 0v71Z" />
      <path className="f-stone2 c" d="M0 132H140V142H0Z" />
      <g transform="translate(66 104) rotate(-12)">
        <path className="f-deep c" d="M2 8H22L28 34H10Z" />
        <path className="f-accent c" d="M-18-13H14L74-36V36L14 13H-18a13 13 0 0 1 0-26Z" />
        <path className="f-stone c" d="M74-36q14 36 0 72Z" />
      </g>
      <path className="l w3" d="M168 76 196 62M174 98H204M168 120 196 132" />
      {[226, 278].map((x, at) => (
        <g key={x} transform={`translate(${x} 159)`}>
          <path className={at === 0 ? 'f-accent c' : 'f-deep c'} d="M-18 0V-30a18 18 0 0 1 36 0V0Z" />
          <circle className="f-stone c" cy={-60} r={13} />
        </g>
      ))}
    </>
  ),
  // One tile pushes the next, and the last one rings the bell
  'ai-automation': (
    <>
      <path className="f-mid c" d="M196 159V78a56 56 0 0 1 112 0v81Z" />
      <path className="f-sky2 c" d="M216 159V80a36 36 0 0 1 72 0v79Z" />
      {[
        [20, 34],
        [56, 26],
        [92, 16],
        [128, 0],
        [164, 0],
      ].map(([x = 0, turn = 0], at) => (
        <g key={x} transform={`translate(${x + 9} 159) rotate(${turn})`}>
          <path className={at % 2 === 0 ? 'f-stone c' : 'f-pane c'} d="M-18 0V-74H0V0Z" />
          <path className="l s-line" d="M-18-37H0" />
          <circle className="f-accent" cx={-9} cy={-56} r={4} />
          <circle className="f-line" cx={-9} cy={-18} r={4} />
        </g>
      ))}
      <path className="f-stone2 c" d="M220 159V149H284V159Z" />
      <path className="f-disc c" d="M224 149a28 28 0 0 1 56 0Z" />
      <path className="f-deep c" d="M247 121V113H257V121Z" />
    </>
  ),
}

/** What a category is about, on the edge of its band. Decoration. */
export function CategoryScene({ category }: { category: keyof typeof scenes }) {
  return (
    <svg className={`${illustration} ${styles.categoryScene}`} viewBox="0 20 316 140" aria-hidden="true">
      {scenes[category]}
      <path className="g" d="M-2000 159H2000" />
    </svg>
  )
}
