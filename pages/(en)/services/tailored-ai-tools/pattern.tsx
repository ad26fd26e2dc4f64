import { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import {
  CustomAutomation,
  CustomDevelopment,
  Integrations,
} from '#renderer/service/tailored-ai-tools/features.tsx'
import { visuallyHidden, wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './pattern.css.ts'

const drawings = [
  <CustomDevelopment key="development" />,
  <Integrations key="integrations" />,
  <CustomAutomation key="automation" />,
]

/** What we make, as pieces laid out on pattern paper. */
export function Pattern() {
  const { label, items } = tailoredAiToolsText.features
  return (
    <section className={styles.paper} aria-labelledby="make">
      <div className={wrap}>
        <h2 className={visuallyHidden} id="make">
          {label}
        </h2>
        <ul className={styles.pieces}>
          {items.map(({ title, text }, index) => (
            <li className={styles.piece} key={title}>
              <div className={styles.drawing}>{drawings[index]}</div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
