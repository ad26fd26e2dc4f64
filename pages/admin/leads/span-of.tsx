import type { ChannelView } from '#domain/leads/channel-view.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './deliveries.css.ts'

/** Two arches of the bridge that a lead goes over, and on them where the channel brings it. Dashed until it has passed. */
export function SpanOf({ to, isPassed }: { to: ChannelView['picture'] | undefined; isPassed: boolean }) {
  return (
    <span className={styles.scene}>
      <svg className={illustration} viewBox="0 0 72 56" aria-hidden="true">
        {to && stations[to]}
      </svg>
      <svg className={illustration} viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
        {isPassed ? (
          <>
            <path className="f-stone" d={`M0 0H200V44H0Z${arches}`} fillRule="evenodd" />
            <path className="l" d={`M0 0V43M200 0V43${arches}`} />
          </>
        ) : (
          <path className="l s-edge" strokeDasharray="4 5" d={arches} />
        )}
        <path className="l w3" d="M0 1.5H200" />
        <path className="g" d="M0 43H200" />
      </svg>
    </span>
  )
}

const arches = 'M8 44a42 34 0 0 1 84 0M108 44a42 34 0 0 1 84 0'

const stations = {
  letter: (
    <>
      <path className="f-accent c" d="M8 56V18a13 13 0 0 1 26 0V56Z" />
      <path className="l w3 s-line" d="M15 24H27" />
      <path className="f-card c" d="M30 34H66V56H30Z" />
      <path className="d" d="m30 35 18 12 18-12" />
    </>
  ),
  folder: (
    <>
      <path className="f-card c" d="M16 40V8H46V40Z" />
      <path className="d" d="M22 16H40M22 22H36" />
      <path className="f-mid c" d="M8 56V26H26l5 6H62V56Z" />
    </>
  ),
  machine: (
    <>
      <path className="f-deep c" d="M8 56V24H30V56Z" />
      <path className="l w3" d="M30 34h8M30 46h8" />
      <path className="f-stone c" d="M46 56V24H66V56Z" />
    </>
  ),
  answer: (
    <>
      <path className="f-stone c" d="M10 56V12a5 5 0 0 1 5-5H31a5 5 0 0 1 5 5V56Z" />
      <path className="d s-line" d="M20 13h6" />
      <path className="f-mid c" d="M28 20H64V42H44l-7 8V42H28Z" />
      <path className="l w3" d="m39 31 5 5 10-10" />
    </>
  ),
} satisfies Record<ChannelView['picture'], React.ReactNode>
