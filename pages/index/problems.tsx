import type { ReactNode } from 'react'
import { serviceAddress } from '#domain/routes.ts'
import type { ServiceSlug } from '#domain/services.ts'
import { useApp, useText } from '#renderer/app-context.tsx'
import FiveStarsScene from '#renderer/art/home/problem-five-stars.svg?server'
import InboxScene from '#renderer/art/home/problem-inbox.svg?server'
import NightCallScene from '#renderer/art/home/problem-night-call.svg?server'
import SmallInboxScene from '#renderer/art/home/problem-small-inbox.svg?server'
import StampCardScene from '#renderer/art/home/problem-stamp-card.svg?server'
import TownMapScene from '#renderer/art/home/problem-town-map.svg?server'
import WebPageScene from '#renderer/art/home/problem-web-page.svg?server'
import { muted, section, wrap } from '#renderer/theme/layout.css.ts'
import { ArrowRightIcon } from '#renderer/ui/icons.tsx'

import * as styles from './problems.css.ts'
import * as shared from './section-head.css.ts'

/** Six problems. Five have the service that solves them; the sixth has no link (R19). */
export function Problems() {
  const { heading, lead, clients, website, calls, retention, reviews, inbox } = useText('home').problems
  return (
    <section className={section} aria-labelledby="problems">
      <div className={wrap}>
        <div className={shared.head}>
          <h2 className={shared.heading} id="problems">
            {heading}
          </h2>
          <p className={`${muted} ${shared.aside}`}>{lead}</p>
        </div>
        <ul className={styles.cards}>
          <ProblemCard place="clients" slug="local-ads-lead-generation" {...clients}>
            <TownMapScene styles={{ blocks: styles.blocks }} />
          </ProblemCard>
          <ProblemCard place="website" slug="websites" {...website}>
            <WebPageScene />
          </ProblemCard>
          <ProblemCard place="calls" slug="ai-enquiry-handling" {...calls}>
            <NightCallScene />
          </ProblemCard>
          <ProblemCard place="retention" slug="client-retention-tools" {...retention}>
            <StampCardScene />
          </ProblemCard>
          <ProblemCard place="reviews" slug="automated-google-reviews" {...reviews}>
            <FiveStarsScene />
          </ProblemCard>
          <li className={styles.panel}>
            <div className={styles.body}>
              <h3>{inbox.title}</h3>
              <p className={styles.panelText}>{inbox.text}</p>
            </div>
            <div className={styles.panelPicture}>
              <InboxScene />
            </div>
            <div className={styles.smallPanelPicture}>
              <SmallInboxScene />
            </div>
          </li>
        </ul>
      </div>
    </section>
  )
}

type ProblemCardProps = {
  place: keyof typeof styles.place
  slug: ServiceSlug
  title: string
  text: string
  service: string
  children: ReactNode
}

/** A card covered by one link. The service's name below is visual only. */
function ProblemCard({ place, slug, title, text, service, children }: ProblemCardProps) {
  const { locale } = useApp()
  return (
    <li className={`${styles.card} ${styles.place[place]}`}>
      <div className={`${styles.picture} ${styles.ground[place]}`}>{children}</div>
      <div className={styles.body}>
        <h3>
          <a className={styles.link} href={serviceAddress(locale, slug)}>
            {title}
          </a>
        </h3>
        <p className={styles.text}>{text}</p>
        <span className={styles.service} aria-hidden="true">
          {service}
          <ArrowRightIcon className={styles.arrow} />
        </span>
      </div>
    </li>
  )
}
