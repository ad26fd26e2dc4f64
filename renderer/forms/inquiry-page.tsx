import type { formPagesText } from '#locales/en/form-pages.ts'
import type { Translation } from '#locales/translation.ts'
import Desk from '#renderer/art/forms/desk.svg?server'
import LastStone from '#renderer/art/forms/next-day-last-stone.svg?server'
import LetterPosted from '#renderer/art/forms/next-day-letter-posted.svg?server'
import ReplyAtNight from '#renderer/art/forms/next-day-reply-at-night.svg?server'
import TableWide from '#renderer/art/pricing/table-wide.svg?server'
import { useApp, useData, useText } from '../app-context.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { WholeWords } from '../ui/whole-words.tsx'
import type { LeadPageData } from './form-state.ts'
import * as styles from './inquiry-page.css.ts'
import { LeadPage } from './lead-page.tsx'

const nextDay = [
  <LetterPosted key="letter-posted" />,
  <ReplyAtNight key="reply-at-night" />,
  <LastStone key="last-stone" />,
]

type PageText = Translation<typeof formPagesText>

/** The inquiry as a page (R47). */
export function InquiryPage() {
  const text = useApp().texts.inquiry
  const pages = useText('form-pages')
  const { packageName, packages, hours } = useData<LeadPageData>()
  const chosen = packages.find(({ name }) => name === packageName) ?? null
  return (
    <LeadPage
      form="inquiry"
      aside={
        packageName && (
          <div className={styles.about}>
            <p className={styles.name}>
              <span className={styles.aboutLabel}>{text.about}</span>
              {packageName}
              {chosen && (
                <span className={styles.price}>
                  {chosen.price} <span className={styles.period}>{chosen.period}</span>
                </span>
              )}
            </p>
            {chosen ? <Contents text={pages.chosen} plan={chosen} /> : <Desk className={styles.desk} />}
          </div>
        )
      }
      art={!packageName && <TableWide words={text.words} />}
      below={
        <NextDay text={pages.day} name={packageName} setupTime={chosen?.setupTime ?? null} hours={hours} />
      }
    />
  )
}

type ContentsProps = {
  text: PageText['chosen']
  plan: Pick<LeadPageData['packages'][number], 'setupTime' | 'features'>
}

function Contents({ text, plan: { setupTime, features } }: ContentsProps) {
  return (
    <div className={styles.contents}>
      <p className={styles.setUp}>
        <span>{text.setUp}</span>{' '}
        <b>
          <WholeWords text={setupTime} />
        </b>
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li className={styles.feature} key={feature}>
            <CheckIcon className={styles.tick} />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  )
}

type NextDayProps = {
  text: PageText['day']
  /** Name of the chosen package; may be empty. */
  name: string
  /** Null when unknown. */
  setupTime: string | null
  hours: string
}

function NextDay({ text: { heading, now, reply, afterwards }, name, setupTime, hours }: NextDayProps) {
  const steps = [
    now,
    { ...reply, when: reply.when({ hours }), text: name === '' ? reply.text : reply.about({ name }) },
    {
      ...afterwards,
      text: setupTime === null ? afterwards.text : afterwards.about({ name, time: setupTime }),
    },
  ]
  return (
    <section className={styles.day}>
      <h2 className={styles.dayHeading}>{heading}</h2>
      <ol className={styles.steps}>
        {steps.map(({ when, title, text }, step) => (
          <li className={styles.step} key={title}>
            {nextDay[step]}
            <div className={styles.stepWords}>
              <p className={styles.when}>{when}</p>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.stepText}>
                <WholeWords text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
