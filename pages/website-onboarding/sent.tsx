import { useEffect, useRef } from 'react'
import { useApp, useText } from '#renderer/app-context.tsx'
import SillScene from '#renderer/art/onboarding/window-sill.svg'
import { wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { WholeWords } from '#renderer/ui/whole-words.tsx'
import { FinishedParts } from './finished-parts.tsx'
import { NextThing } from './next-things.tsx'
import * as styles from './sent.css.ts'

/** What is known about a brief that arrived. */
export type Receipt = {
  reference: string | null
  /** Number of files that arrived; null if unknown. */
  files: number | null
}

type SentProps = {
  receipt: Receipt
  /** Hours within which staff promise a reply. */
  reply: string
  /** Set when it replaces the form: moves the focus here, for keyboards and screen readers. */
  takesFocus?: boolean
}

/** The green card (R69), shown after sending, or as the page that a native post ends on. */
export function Sent({ receipt, reply, takesFocus = false }: SentProps) {
  const { sent, words } = useText('onboarding')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const { reference, files } = receipt
  const facts = [
    { term: sent.reference, value: reference, row: styles.long, look: styles.reference },
    { term: sent.files, value: files === null ? null : String(files) },
    { term: sent.reply, value: sent.hours({ hours: reply }) },
    { term: sent.folder, value: reference && sent.somewhere },
  ].flatMap(({ value, ...fact }) => (value === null ? [] : [{ value, ...fact }]))
  return (
    <div className={`${wrap} ${styles.page}`}>
      <section className={styles.card} data-ground="band" aria-labelledby="sent">
        <div className={styles.words}>
          <span className={styles.tick}>
            <CheckIcon className={styles.tickIcon} />
          </span>
          <h1 className={styles.heading} id="sent" ref={heading} tabIndex={-1}>
            {sent.title}
          </h1>
          <p className={styles.lead}>{sent.text}</p>
          <dl className={styles.facts}>
            {facts.map(({ term, value, row = '', look = styles.value }) => (
              <div className={`${styles.fact} ${row}`} key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd className={look}>
                  <WholeWords text={value} />
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <ButtonLink href="/" variant="outline" inverse block="phones">
              {sent.home}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.art}>
          <SillScene words={words} />
        </div>
      </section>
      <FinishedParts />
      <Next reply={reply} />
    </div>
  )
}

function Next({ reply }: { reply: string }) {
  const { site } = useApp()
  const { heading, now, soon, more } = useText('onboarding').sent.next
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{heading}</h2>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <NextThing step="now" />
          <b className={styles.when}>{now.when}</b> <span className={styles.what}>{now.text}</span>
        </li>
        <li className={styles.step}>
          <NextThing step="soon" />
          <b className={styles.when}>{soon.when({ hours: reply })}</b>{' '}
          <span className={styles.what}>{soon.text}</span>
        </li>
        <li className={styles.step}>
          <NextThing step="more" />
          <b className={styles.when}>{more.when}</b>{' '}
          <span className={styles.what}>
            {more.text}{' '}
            <a className={styles.mail} href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </span>
        </li>
      </ol>
    </section>
  )
}
