import type { ReactNode } from 'react'
import { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import { AgencyScene, LawyerScene, ShopScene } from '#renderer/service/tailored-ai-tools/examples.tsx'
import { wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './examples.css.ts'

const { examples, words } = tailoredAiToolsText

/** Three tools for three trades: what each reads, what it gives back, and who looks at that. */
export function Examples() {
  return (
    <section className={styles.section} aria-labelledby="examples">
      <div className={wrap}>
        <h2 className={styles.heading} id="examples">
          {examples.heading}
        </h2>
        <p className={styles.lead}>{examples.lead}</p>
        <Example text={examples.lawyer} cloth="warm" scene={<LawyerScene words={words} />} />
        <Example text={examples.shop} cloth="green" scene={<ShopScene words={words} />} />
        <Example text={examples.agency} cloth="sand" scene={<AgencyScene words={words} />} />
      </div>
    </section>
  )
}

type ExampleProps = {
  text: { title: string; reads: string; gives: string; checks: string }
  cloth: keyof typeof styles.cloth
  scene: ReactNode
}

function Example({ text, cloth, scene }: ExampleProps) {
  return (
    <article className={styles.example}>
      <div className={`${styles.frame} ${styles.cloth[cloth]}`}>{scene}</div>
      <div className={styles.words}>
        <h3 className={styles.title}>{text.title}</h3>
        <dl>
          {(['reads', 'gives', 'checks'] as const).map((part) => (
            <div className={styles.row} key={part}>
              <dt className={styles.term}>{examples[part]}</dt>
              <dd>{text[part]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
