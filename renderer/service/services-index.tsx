import type { ReactElement, ReactNode } from 'react'
import { serviceAddress } from '#domain/routes.ts'
import { type ServiceGroup, type ServiceSlug, serviceGroups, servicesIn } from '#domain/services.ts'
import type { servicesText } from '#locales/en/services/index.ts'
import type { Translation } from '#locales/translation.ts'
import Leisure from '#renderer/art/services/index/armchair.svg?server'
import HangingBell from '#renderer/art/services/index/hanging-bell.svg?server'
import HangingStar from '#renderer/art/services/index/hanging-star.svg?server'
import PasserBy from '#renderer/art/services/index/passer-by.svg?server'
import { useApp } from '../app-context.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { wrap } from '../theme/layout.css.ts'
import { ButtonLink } from '../ui/button.tsx'
import { departure } from '../ui/carried.css.ts'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { ServiceThumbnail } from './service-drawing.tsx'
import * as styles from './services-index.css.ts'
import { Street } from './street.tsx'

type Text = Translation<typeof servicesText>

type ServicesIndexProps = { text: Text; pricingAddress: string }

export function ServicesIndex({ text, pricingAddress }: ServicesIndexProps) {
  const { heading, lead, groups, pricing } = text
  return (
    <>
      <div className={`${wrap} ${styles.opening}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Street text={text.street} />
      {serviceGroups.map((name) => (
        <Group key={name} name={name} text={groups[name]} onBand={name === 'reachable'} />
      ))}
      <section className={`${wrap} ${styles.pricing}`} aria-labelledby="packages">
        <h2 className={styles.pricingHeading} id="packages">
          {pricing.text}
        </h2>
        <ButtonLink className={styles.pricingLink} href={pricingAddress} arrow>
          {pricing.link}
        </ButtonLink>
      </section>
      <FooterBridge />
    </>
  )
}

const hungAbove: Partial<Record<ServiceSlug, ReactElement>> = {
  'automated-google-reviews': <HangingStar className={styles.hung} />,
  'client-retention-tools': <HangingBell className={styles.hung} />,
}

type GroupProps = {
  name: ServiceGroup
  text: { heading: string; text: string }
  onBand: boolean
}

function Group({ name, text: { heading, text }, onBand }: GroupProps) {
  return (
    <section className={styles.group[name]} aria-labelledby={name} {...(onBand && { 'data-ground': 'band' })}>
      <div className={`${wrap} ${styles.grid[name]}`}>
        <div className={styles.head[name]}>
          {name === 'found' && <PasserBy className={styles.passerBy} />}
          <h2 id={name}>{heading}</h2>
          <p className={styles.text[name]}>{text}</p>
          {name === 'hours' && <Leisure className={styles.leisure} />}
        </div>
        <ul className={styles.entries[name]}>
          {servicesIn(name).map((slug) => (
            <Entry className={styles.entry[name]} key={slug} slug={slug}>
              <ServiceThumbnail slug={slug} />
              {hungAbove[slug]}
            </Entry>
          ))}
        </ul>
      </div>
    </section>
  )
}

type EntryProps = { className: string; slug: ServiceSlug; children: ReactNode }

function Entry({ className, slug, children }: EntryProps) {
  const { locale, text } = useApp()
  const { name, line } = text.services[slug]
  return (
    <li className={className}>
      <div className={`${styles.picture} ${departure}`}>{children}</div>
      <div className={styles.words}>
        <h3>
          <a className={styles.link} href={serviceAddress(locale, slug)}>
            {name}
            <ArrowRightIcon className={styles.arrow} />
          </a>
        </h3>
        <p className={styles.line}>{line}</p>
      </div>
    </li>
  )
}
