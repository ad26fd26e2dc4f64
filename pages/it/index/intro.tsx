import { homeText } from '#locales/it/home.ts'
import { section, wrap } from '#renderer/theme/layout.css.ts'
import type { Data } from './+data.ts'
import * as styles from './intro.css.ts'

export function Intro({ reply }: Pick<Data, 'reply'>) {
  const { heading, who, how } = homeText.intro
  return (
    <section className={section} aria-labelledby="intro">
      <div className={`${wrap} ${styles.columns}`}>
        <h2 className={styles.heading} id="intro">
          {heading}
        </h2>
        <p className={styles.who}>{who}</p>
        <p className={styles.how}>{how({ hours: reply })}</p>
      </div>
    </section>
  )
}
