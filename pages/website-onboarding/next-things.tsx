import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './sent.css.ts'

type Step = 'now' | 'soon' | 'more'

const things: Record<Step, ReactNode> = {
  // Answers and files in one folder
  now: (
    <>
      <path className="f-mid c" d="M8 80V22a5 5 0 0 1 5-5h24l8 9h54a5 5 0 0 1 5 5v49Z" />
      <path className="f-stone c" d="M20 6H62V70H20Z" />
      <path className="f-stone c" d="M52 14H94V70H52Z" />
      <path className="f-pane c" d="M60 22H86V38H60Z" />
      <path className="l s-line" d="M28 16H46M28 26H40" />
      <path className="f-disc c" d="M8 44H104V75a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5Z" />
    </>
  ),
  // Spectacles on the brief, and the answer
  soon: (
    <>
      <path className="f-stone c" d="M6 10H60V80H6Z" />
      <path className="l s-line" d="M16 22H48M16 32H42M16 42H48" />
      <circle className="f-pane c" cx={24} cy={64} r={11} />
      <circle className="f-pane c" cx={54} cy={64} r={11} />
      <path className="c s-line" fill="none" d="M35 62q4-4 8 0" />
      <path className="f-accent c" d="M64 18h40v32H82L72 60V50h-8Z" />
      <path className="l s-onacc w3" d="M75 34l6 6 12-13" />
    </>
  ),
  // One more sheet goes into an envelope
  more: (
    <>
      <path className="f-stone2 c" d="M12 44L54 14L96 44V80H12Z" />
      <path className="f-stone c" d="M24 4H84V70H24Z" />
      <path className="l s-clay w4" d="M54 14V38M42 26H66" />
      <path className="f-stone2 c" d="M12 44L54 70L96 44V80H12Z" />
    </>
  ),
}

/** What a step is about, as a thing on a shelf. Decoration. */
export function NextThing({ step }: { step: Step }) {
  return (
    <span className={styles.thing}>
      <svg className={illustration} viewBox="0 0 110 80" aria-hidden="true">
        {things[step]}
      </svg>
    </span>
  )
}
