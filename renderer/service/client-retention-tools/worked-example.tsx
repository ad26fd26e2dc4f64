import type { clientRetentionToolsText } from '#locales/en/services/client-retention-tools.ts'
import type { Translation } from '#locales/translation.ts'
import { tabular, wrap } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { Example, Kept } from './example.ts'
import * as styles from './worked-example.css.ts'

type Text = Translation<typeof clientRetentionToolsText.example>

type WorkedExampleProps = { text: Text; example: Example; yearly: string }

/** The sum, said in words and drawn as two rows of windows: a lit one is somebody who came back. */
export function WorkedExample({ text, example, yearly }: WorkedExampleProps) {
  const { customers, averagePurchase, before, after, extra } = example
  return (
    <section className={styles.band} data-ground="band" aria-labelledby="worked-example">
      <div className={`${wrap} ${styles.grid} ${tabular}`}>
        <h2 className={styles.heading} id="worked-example">
          {text.heading}
        </h2>
        <p className={styles.lead}>{text.lead({ customers, purchase: averagePurchase })}</p>
        <ul className={styles.rows}>
          <Row text={text} kept={before} />
          <Row text={text} kept={after} />
        </ul>
        <p className={styles.sum}>
          <b className={`${styles.sumFigure} ${styles.extra}`}>{extra}</b> {text.extra}
        </p>
        <p className={styles.sum}>
          <b className={styles.sumFigure}>{yearly}</b> {text.cost}
        </p>
        <div className={styles.note}>
          <h3>{text.noteHeading}</h3>
          <p>{text.note}</p>
        </div>
      </div>
    </section>
  )
}

function Row({ text, kept: { percent, customers, sales } }: { text: Text; kept: Kept }) {
  return (
    <li className={styles.row}>
      <p className={styles.share}>
        <b className={styles.percent}>{`${percent}%`}</b> {text.kept}
      </p>
      <div className={styles.windows}>
        <HundredWindows lit={percent} />
      </div>
      <p className={styles.share}>
        <b className={styles.sales}>{sales}</b> {text.customers({ count: customers })}
      </p>
    </li>
  )
}

/** Twenty columns of five, lit column by column, so that the light reads as a bar. */
function HundredWindows({ lit }: { lit: number }) {
  return (
    <svg className={illustration} viewBox="0 0 516 148" aria-hidden="true">
      <path className="c s-stone" opacity={0.6} fill="none" d={windows(lit, 100)} />
      <path className="f-pane" d={windows(0, lit)} />
    </svg>
  )
}

const windows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const at = from + index
    return `M${26 * Math.floor(at / 5) + 2} ${30 * (at % 5) + 25}v-14a9 9 0 0 1 18 0v14z`
  }).join('')
