import type { websitesText } from '#locales/en/services/websites.ts'
import type { Translation } from '#locales/translation.ts'
import BuildStep from '#renderer/art/services/websites/step-build.svg?server'
import DesignStep from '#renderer/art/services/websites/step-design.svg?server'
import LaunchStep from '#renderer/art/services/websites/step-launch.svg?server'
import PlanStep from '#renderer/art/services/websites/step-plan.svg?server'
import { section, wrap } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './rise.css.ts'
import type { Words } from './words.ts'

type RiseProps = { text: Translation<typeof websitesText.steps>; words: Words }

/** The steps as a stair of stone, up to the open door. On phones the drawings alone go up it, and the words stand below. */
export function Rise({ text, words }: RiseProps) {
  const drawings = [
    <PlanStep key="plan" className={styles.drawing} />,
    <DesignStep key="design" className={styles.drawing} />,
    <BuildStep key="build" className={styles.drawing} />,
    <LaunchStep key="launch" className={styles.drawing} words={words} />,
  ]
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="rise">
      <div className={wrap}>
        <h2 id="rise">{text.heading}</h2>
        <ol className={styles.stair}>
          {text.items.map(({ title, text: what }, index) => (
            <li key={title}>
              {drawings[index]}
              <div className={styles.block}>
                <h3>{title}</h3>
                <p className={styles.text}>{what}</p>
              </div>
              <Courses count={index + 1} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The courses of stone under a step, the lowest for phones alone; their joints lie in turn from the ground up. */
function Courses({ count }: { count: number }) {
  const fromTop = Array.from({ length: count }, (_, course) => count - course)
  return fromTop.map((course) => {
    const odd = course % 2 === 1
    return (
      <svg
        className={`${illustration} ${styles.course}`}
        key={course}
        viewBox="0 0 4 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={`c ${styles.stones}`} d={`M0 0H4V1H0Z${odd ? 'M2 0V1' : 'M1 0V1M3 0V1'}`} />
      </svg>
    )
  })
}
