import type { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import type { Translation } from '#locales/translation.ts'
import CustomAutomation from '#renderer/art/services/tailored-ai-tools/custom-automation.svg?server'
import CustomDevelopment from '#renderer/art/services/tailored-ai-tools/custom-development.svg?server'
import Integrations from '#renderer/art/services/tailored-ai-tools/integrations.svg?server'
import { wrap } from '#renderer/theme/layout.css.ts'

import * as styles from './pattern.css.ts'

const drawings = [
  <CustomDevelopment key="development" />,
  <Integrations key="integrations" />,
  <CustomAutomation key="automation" />,
]

/** What we make, as pieces laid out on pattern paper. */
export function Pattern({ text }: { text: Translation<typeof tailoredAiToolsText.features> }) {
  const { label, items } = text
  return (
    <section className={styles.paper} aria-labelledby="make">
      <div className={wrap}>
        <h2 className={styles.heading} id="make">
          {label}
        </h2>
        <ul className={styles.pieces}>
          {items.map(({ title, text: what }, index) => (
            <li className={styles.piece} key={title}>
              <div className={styles.drawing}>{drawings[index]}</div>
              <h3>{title}</h3>
              <p className={styles.text}>{what}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
