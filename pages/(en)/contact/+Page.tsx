import { contactText } from '#locales/en/contact.ts'
import { useApp, useData } from '#renderer/app-context.tsx'
import { ContactHero } from '#renderer/contact/contact-hero.tsx'
import { LetterDrawing } from '#renderer/contact/letter-drawing.tsx'
import { MapPanel } from '#renderer/contact/map-panel.tsx'
import { Ways } from '#renderer/contact/ways.tsx'
import { QuestionLink, QuestionProvider } from '#renderer/forms/question.tsx'
import { wrap } from '#renderer/theme/layout.css.ts'
import type { Data } from './+data.ts'
import * as styles from './contact.css.ts'

export function Page() {
  const { site } = useApp()
  const { position } = useData<Data>()
  return (
    <QuestionProvider>
      <ContactHero text={contactText}>
        <MessageButton />
      </ContactHero>
      <Ways site={site} hours={site.hours} text={contactText} />
      <MapPanel position={position} address={site.address} text={contactText.map} />
      <Call />
    </QuestionProvider>
  )
}

function MessageButton() {
  const { message } = contactText
  return (
    <QuestionLink variant="primary" block="phones" title={message} button={message} page="/contact">
      {message}
    </QuestionLink>
  )
}

function Call() {
  const { heading, text, letter } = contactText.call
  return (
    <section className={styles.call} aria-labelledby="call">
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.art}>
          <LetterDrawing lines={letter} />
        </div>
        <div className={styles.text}>
          <h2 className={styles.heading} id="call">
            {heading}
          </h2>
          <p className={styles.line}>{text}</p>
          <div className={styles.action}>
            <MessageButton />
          </div>
        </div>
      </div>
    </section>
  )
}
