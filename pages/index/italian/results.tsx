import type { ReactElement } from 'react'
import { serviceAddress } from '#domain/routes.ts'
import AnsweredScene from '#renderer/art/home/result-answered.svg?server'
import CounterScene from '#renderer/art/home/result-counter.svg?server'
import LetterboxScene from '#renderer/art/home/result-letterbox.svg?server'
import ReminderScene from '#renderer/art/home/result-reminder.svg?server'
import SpokenListScene from '#renderer/art/home/result-spoken-list.svg?server'
import ThirdCupScene from '#renderer/art/home/result-third-cup.svg?server'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { sectionOn, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { ArrowRightIcon } from '#renderer/ui/icons.tsx'
import type { Data } from './+data.ts'

import * as styles from './results.css.ts'
import { useHomeText } from './text.ts'

const others = ['retention', 'calls', 'noShows', 'hours'] as const
const scenes: Record<(typeof others)[number], ReactElement> = {
  retention: <ThirdCupScene />,
  calls: <AnsweredScene styles={{ iron: styles.iron }} />,
  noShows: <ReminderScene styles={{ iron: styles.iron }} />,
  hours: <SpokenListScene styles={{ iron: styles.iron }} />,
}

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
            <LetterboxScene styles={{ neighbours: styles.neighbours, iron: styles.iron }} />
          </li>
          <li className={styles.bookings}>
            <div className={styles.words}>
              <Result {...bookings} figure={figures.bookings} />
            </div>
            <CounterScene styles={{ iron: styles.iron }} />
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
