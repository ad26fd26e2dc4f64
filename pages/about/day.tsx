import { serviceAddress } from '#domain/routes.ts'
import { useApp, useText } from '#renderer/app-context.tsx'
import DayArc from '#renderer/art/about/day-arc.svg?server'
import AfterClosing from '#renderer/art/about/moment-after-closing.svg?server'
import Afternoon from '#renderer/art/about/moment-afternoon.svg?server'
import BeforeOpening from '#renderer/art/about/moment-before-opening.svg?server'
import Morning from '#renderer/art/about/moment-morning.svg?server'
import Noon from '#renderer/art/about/moment-noon.svg?server'
import { section, wrap } from '#renderer/theme/layout.css.ts'
import { ArrowRightIcon } from '#renderer/ui/icons.tsx'
import * as styles from './day.css.ts'

const order = [
  'ai-enquiry-handling',
  'smart-booking-systems',
  'voice-to-note-automation',
  'workflow-automation',
  'automated-google-reviews',
] as const
const signs = [
  <BeforeOpening key="before-opening" />,
  <Morning key="morning" />,
  <Noon key="noon" />,
  <Afternoon key="afternoon" />,
  <AfterClosing key="after-closing" />,
]

export function Day() {
  const { locale, text } = useApp()
  const { heading, lead, moments } = useText('about').day
  return (
    <section className={`${section} ${styles.day}`} aria-labelledby="day">
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.side}>
          <h2 id="day">{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.art}>
            <DayArc />
          </div>
        </div>
        <ol className={styles.moments}>
          {order.map((service, index) => (
            <li className={styles.moment} key={service}>
              <span className={styles.sign}>{signs[index]}</span>
              <p className={styles.when}>{moments[service].when}</p>
              <div className={styles.change}>
                <h3 className={styles.busy}>{moments[service].busy}</h3>
                <p className={styles.quiet}>{moments[service].quiet}</p>
                <a className={styles.service} href={serviceAddress(locale, service)}>
                  {text.services[service].name}
                  <ArrowRightIcon className={styles.arrow} />
                </a>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
