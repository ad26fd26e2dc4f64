import type { ReactNode } from 'react'
import { servicesAddress } from '#domain/routes.ts'
import { type ServiceSlug, services } from '#domain/services.ts'
import { useApp } from '../app-context.tsx'
import { wrap } from '../theme/layout.css.ts'
import { arrival } from '../ui/carried.css.ts'
import { ArrowLeftIcon } from '../ui/icons.tsx'
import { quietLoop } from '../ui/quiet-loop.css.ts'
import { WholeWords } from '../ui/whole-words.tsx'
import * as styles from './opening.css.ts'
import { ServiceAction } from './service-action.tsx'

type OpeningProps = {
  slug: ServiceSlug
  heading: string
  lead: string
  /** The scene, drawn twice: a panorama, and what of it fits a phone. */
  wide: ReactNode
  small: ReactNode
}

/** Name, promise and action on a tinted ground; the scene stands with its feet on the page below. */
export function Opening({ slug, heading, lead, wide, small }: OpeningProps) {
  const { locale, text } = useApp()
  const { tone } = services[slug]
  return (
    <section
      className={`${styles.opening} ${styles.tone[tone]}`}
      {...(tone === 'night' && { 'data-ground': 'band' })}
    >
      <div className={wrap}>
        <a className={styles.crumb} href={servicesAddress(locale)}>
          <ArrowLeftIcon />
          {text.allServices}
        </a>
        <div className={styles.grid}>
          <h1 className={heading.length < 18 ? styles.shortHeading : styles.heading}>
            <WholeWords text={heading} />
          </h1>
          <div className={styles.side}>
            <p className={styles.lead}>{lead}</p>
            <ServiceAction />
          </div>
        </div>
      </div>
      <div className={`${styles.panorama} ${arrival} ${quietLoop}`}>
        <div className={styles.wide}>{wide}</div>
        <div className={styles.small}>{small}</div>
      </div>
    </section>
  )
}
