import RestScene from '#renderer/art/home/rest.svg?server'
import TradeScene from '#renderer/art/home/trade.svg?server'
import { section, wrap } from '#renderer/theme/layout.css.ts'
import type { Data } from './+data.ts'
import * as styles from './intro.css.ts'
import { iron } from './results.css.ts'
import { useHomeText } from './text.ts'

export function Intro({ reply }: Pick<Data, 'reply'>) {
  const { heading, who, how } = useHomeText().intro
  return (
    <section className={section} aria-labelledby="intro">
      <div className={`${wrap} ${styles.columns}`}>
        <h2 className={styles.heading} id="intro">
          {heading.split(/(?<=\.) /).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h2>
        <div className={styles.trade}>
          <TradeScene styles={{ iron }} />
          <p className={styles.text}>{who}</p>
        </div>
        <div className={styles.rest}>
          <RestScene styles={{ iron }} />
          <p className={styles.text}>{how({ hours: reply })}</p>
        </div>
      </div>
    </section>
  )
}
