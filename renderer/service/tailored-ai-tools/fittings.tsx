import type { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import type { Translation } from '#locales/translation.ts'
import Development from '#renderer/art/services/tailored-ai-tools/step-development.svg?server'
import Discovery from '#renderer/art/services/tailored-ai-tools/step-discovery.svg?server'
import Launch from '#renderer/art/services/tailored-ai-tools/step-launch.svg?server'
import Prototype from '#renderer/art/services/tailored-ai-tools/step-prototype.svg?server'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './fittings.css.ts'

const drawings = [
  <Discovery key="discovery" className={styles.drawing} />,
  <Prototype key="prototype" className={styles.drawing} />,
  <Development key="development" className={styles.drawing} />,
  <Launch key="launch" className={styles.drawing} />,
]

/** The fittings along a tape measure, which hangs down the page on phones. */
export function Fittings({ text }: { text: Translation<typeof tailoredAiToolsText.steps> }) {
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="fittings">
      <div className={wrap}>
        <h2 id="fittings">{text.heading}</h2>
        <ol className={styles.fittings}>
          {text.items.map(({ title, text: what }, index) => (
            <li className={styles.fitting} key={title}>
              {drawings[index]}
              <div className={`${styles.tape} ${tabular}`} aria-hidden="true">
                {index + 1}
              </div>
              <h3>{title}</h3>
              <p className={styles.text}>{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
