import type { ReactElement } from 'react'
import { serviceAddress } from '#domain/routes.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { sectionOn, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { ArrowRightIcon } from '#renderer/ui/icons.tsx'
import type { Data } from './+data.ts'
import {
  AnsweredScene,
  CounterScene,
  LetterboxScene,
  ReminderScene,
  SpokenListScene,
  ThirdCupScene,
} from './result-scenes.tsx'
import * as styles from './results.css.ts'
import { useHomeText } from './text.ts'

const others = ['retention', 'calls', 'noShows', 'hours'] as const
const scenes: Record<(typeof others)[number], ReactElement> = {
  retention: <ThirdCupScene />,
  calls: <AnsweredScene />,
  noShows: <ReminderScene />,
  hours: <SpokenListScene />,
}

/** Six results, two large and four small, each with its drawing; the first leads to the service behind it. */
export function Results({ figures }: Pick<Data, 'figures'>) {
  const { heading, enquiries, bookings, ...rest } = useHomeText().results
  return (
    <section className={sectionOn} aria-labelledby="results">
      <div className={wrap}>
        <h2 className={styles.heading} id="results">
          {heading}
        </h2>
        <ul className={styles.mosaic}>
          <li className={styles.enquiries}>
            <div className={styles.words}>
              <h3>
                <a className={styles.link} href={serviceAddress('it', 'local-ads-lead-generation')}>
                  <span className={styles.figure}>{enquiries.figure}</span> {enquiries.title}
                </a>
              </h3>
              <p className={styles.text}>{enquiries.text}</p>
              <FigureOrigin of={{ origin: 'example' }} />
              <span className={styles.service} aria-hidden="true">
                {enquiries.link}
                <ArrowRightIcon className={styles.arrow} />
              </span>
            </div>
            <LetterboxScene />
          </li>
          <li className={styles.bookings}>
            <div className={styles.words}>
              <Result {...bookings} figure={figures.bookings} />
            </div>
            <CounterScene />
          </li>
          {others.map((id) => (
            <li className={styles.small} key={id}>
              <Result {...rest[id]} figure={figures[id]} />
              {scenes[id]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type ResultProps = { title: string; text: string; figure: Data['figures'][keyof Data['figures']] }

function Result({ title, text, figure }: ResultProps) {
  return (
    <>
      <h3>
        <span className={`${styles.figure} ${tabular}`}>{figure.value}</span> {title}
      </h3>
      <p className={styles.text}>{text}</p>
      <FigureOrigin of={figure} />
    </>
  )
}
