import type { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import type { Translation } from '#locales/translation.ts'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './fittings.css.ts'
import { development, discovery, launch, prototype } from './steps.tsx'

const drawings = [discovery, prototype, development, launch]

/** The fittings along a tape measure, which hangs down the page on phones. */
export function Fittings({ text }: { text: Translation<typeof tailoredAiToolsText.steps> }) {
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="fittings">
      <div className={wrap}>
        <h2 id="fittings">{text.heading}</h2>
        <ol className={styles.fittings}>
          {text.items.map(({ title, text: what }, index) => (
            <li className={styles.fitting} key={title}>
              <svg className={`${illustration} ${styles.drawing}`} viewBox="60 40 170 110" aria-hidden="true">
                {drawings[index]}
              </svg>
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
