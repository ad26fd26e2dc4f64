import type { ReactNode } from 'react'
import { serviceAddress } from '#domain/routes.ts'
import type { ServiceSlug } from '#domain/services.ts'
import { useApp, useText } from '#renderer/app-context.tsx'
import FoundShopScene from '#renderer/art/home/case-found-shop.svg?server'
import LadderScene from '#renderer/art/home/case-ladder.svg?server'
import MovedDateScene from '#renderer/art/home/case-moved-date.svg?server'
import ReminderCardScene from '#renderer/art/home/case-reminder-card.svg?server'
import SalonScene from '#renderer/art/home/case-salon.svg?server'
import ToDoScene from '#renderer/art/home/case-to-do.svg?server'
import VoiceNoteScene from '#renderer/art/home/case-voice-note.svg?server'
import type { Figure } from '#renderer/claims/claims.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { sectionOn, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { ArrowRightIcon } from '#renderer/ui/icons.tsx'
import { WholeWords } from '#renderer/ui/whole-words.tsx'
import type { Data } from './+data.ts'

import * as styles from './cases.css.ts'

export function Cases({ figures }: Pick<Data, 'figures'>) {
  const { heading, bookings, retention, calls, noShows, enquiries, hours } = useText('home').cases
  return (
    <section className={sectionOn} aria-labelledby="cases">
      <div className={wrap}>
        <h2 className={styles.heading} id="cases">
          {heading}
        </h2>
        <ul className={styles.mosaic}>
          <li className={styles.bookings}>
            <div className={styles.bookingsText}>
              <Case {...bookings} figure={figures.bookings} service="smart-booking-systems" />
            </div>
            <SalonScene />
          </li>
          <li className={styles.retention}>
            <div className={styles.retentionText}>
              <Case {...retention} figure={figures.retention} service="client-retention-tools" />
            </div>
            <ReminderCardScene />
          </li>
          <li className={styles.calls}>
            <Case {...calls} figure={figures.calls} service="ai-enquiry-handling" />
            <LadderScene />
          </li>
          <li className={styles.noShows}>
            <Case {...noShows} figure={figures.noShows} service="smart-booking-systems" />
            <MovedDateScene />
          </li>
          <li className={styles.enquiries}>
            <Case
              {...enquiries}
              figure={{ value: enquiries.figure, origin: 'example' }}
              service="google-business-profile"
            />
            <FoundShopScene styles={{ wideStreet: styles.wideStreet }} />
          </li>
          <li className={styles.hours}>
            <div className={styles.hoursText}>
              <Case {...hours} figure={figures.hours} service="voice-to-note-automation" />
            </div>
            <VoiceNoteScene />
            <ToDoScene />
          </li>
        </ul>
      </div>
    </section>
  )
}

type CaseProps = {
  who: string
  figure: Pick<Figure, 'value' | 'origin'>
  title: string
  text: string
  service: ServiceSlug
}

function Case({ who, figure, title, text, service }: CaseProps): ReactNode {
  const { locale } = useApp()
  return (
    <>
      <p className={styles.who}>{who}</p>
      <h3 className={styles.claim}>
        <span className={`${styles.figure} ${tabular}`}>{figure.value}</span>{' '}
        <a className={styles.link} href={serviceAddress(locale, service)}>
          <WholeWords text={title} />
          <ArrowRightIcon className={styles.arrow} />
        </a>
      </h3>
      <div className={styles.text}>
        <p>{text}</p>
        <FigureOrigin of={figure} />
      </div>
    </>
  )
}
