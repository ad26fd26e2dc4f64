import * as styles from './examples.css.ts'
import { SectionFrame } from './section.tsx'
import { ServiceDrawing } from './service-drawing.tsx'

const parts = ['reads', 'gives', 'checks'] as const
type Parts = Readonly<Record<(typeof parts)[number], string>>

type ExamplesProps = {
  text: Parts & { heading: string; lead: string; items: readonly (Parts & { title: string })[] }
  drawings: readonly string[]
}

export function Examples({ text, drawings }: ExamplesProps) {
  return (
    <SectionFrame className={styles.section} heading={text.heading} lead={text.lead} headClass={styles.head}>
      {text.items.map((example, index) => (
        <article className={styles.example} key={example.title}>
          <div className={styles.frame}>{drawings[index] && <ServiceDrawing name={drawings[index]} />}</div>
          <div className={styles.words}>
            <h3 className={styles.title}>{example.title}</h3>
            <dl>
              {parts.map((part) => (
                <div className={styles.row} key={part}>
                  <dt className={styles.term}>{text[part]}</dt>
                  <dd>{example[part]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </article>
      ))}
    </SectionFrame>
  )
}
