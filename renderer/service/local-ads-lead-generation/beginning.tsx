import Ads from '#renderer/art/services/local-ads-lead-generation/beginning-ads.svg?server'
import Roof from '#renderer/art/services/local-ads-lead-generation/beginning-roof.svg?server'
import Telephone from '#renderer/art/services/local-ads-lead-generation/beginning-telephone.svg?server'
import { section, wrap } from '../../theme/layout.css.ts'
import * as styles from './beginning.css.ts'

type BeginningProps = { heading: string; paragraphs: readonly string[] }

const drawings = [<Roof key="roof" />, <Ads key="ads" />, <Telephone key="telephone" />]

/** From the roof to the enquiry, along one road: a drawing over each paragraph. */
export function Beginning({ heading, paragraphs }: BeginningProps) {
  return (
    <section className={section}>
      <div className={wrap}>
        <h2>{heading}</h2>
        <div className={styles.columns}>
          {paragraphs.map((paragraph, index) => (
            <div className={styles.column} key={paragraph}>
              <div className={styles.drawing}>{drawings[index]}</div>
              <p className={styles.text}>{paragraph}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
