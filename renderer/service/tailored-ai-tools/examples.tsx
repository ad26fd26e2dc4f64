import type { ReactNode } from 'react'
import type { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import type { Translation } from '#locales/translation.ts'
import AgencyScene from '#renderer/art/services/tailored-ai-tools/agency.svg?server'
import LawyerScene from '#renderer/art/services/tailored-ai-tools/lawyer.svg?server'
import ShopScene from '#renderer/art/services/tailored-ai-tools/shop.svg?server'
import { wrap } from '#renderer/theme/layout.css.ts'

import * as styles from './examples.css.ts'
import type { Words } from './words.ts'

type Terms = Translation<typeof tailoredAiToolsText.examples>

/** Three tools for three trades: what each reads, what it gives back, and who looks at that. */
export function Examples({ text, words }: { text: Terms; words: Words }) {
  return (
    <section className={styles.section} aria-labelledby="examples">
      <div className={wrap}>
        <h2 className={styles.heading} id="examples">
          {text.heading}
        </h2>
        <p className={styles.lead}>{text.lead}</p>
        <Example terms={text} text={text.lawyer} cloth="warm" scene={<LawyerScene words={words} />} />
        <Example terms={text} text={text.shop} cloth="green" scene={<ShopScene words={words} />} />
        <Example terms={text} text={text.agency} cloth="sand" scene={<AgencyScene words={words} />} />
      </div>
    </section>
  )
}

type ExampleProps = {
  terms: Pick<Terms, 'reads' | 'gives' | 'checks'>
  text: Terms['lawyer']
  cloth: keyof typeof styles.cloth
  scene: ReactNode
}

function Example({ terms, text, cloth, scene }: ExampleProps) {
  return (
    <article className={styles.example}>
      <div className={`${styles.frame} ${styles.cloth[cloth]}`}>{scene}</div>
      <div className={styles.words}>
        <h3 className={styles.title}>{text.title}</h3>
        <dl>
          {(['reads', 'gives', 'checks'] as const).map((part) => (
            <div className={styles.row} key={part}>
              <dt className={styles.term}>{terms[part]}</dt>
              <dd>{text[part]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
