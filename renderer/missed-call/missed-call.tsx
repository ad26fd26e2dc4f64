import type { homeText } from '#locales/en/home.ts'
import type { Translation } from '#locales/translation.ts'
import WorkshopScene from '#renderer/art/home/workshop.svg?server'
import { muted, section, wrap } from '#renderer/theme/layout.css.ts'
import { CheckIcon, PhoneIcon } from '#renderer/ui/icons.tsx'
import * as styles from './missed-call.css.ts'

type MissedCallProps = { text: Translation<typeof homeText.missedCall> }

const stops = ['rings', 'texted', 'replied', 'booked'] as const

/**
 * An unanswered call in four steps, driven by radio inputs and CSS alone (R299). All steps are shown as a
 * list until one is chosen, and in browsers without `:has()`.
 */
export function MissedCall({ text }: MissedCallProps) {
  const { heading, lead, legend, play, steps, phone, example } = text
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="missed-call">
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id="missed-call">{heading}</h2>
          <p className={`${muted} ${styles.lead}`}>{lead}</p>
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{legend}</legend>
            <label className={styles.play}>
              <input className={styles.radio} type="radio" name="missed-call" value="all" />
              {play}
            </label>
            {stops.map((stop, index) => (
              <label className={styles.stop} key={stop}>
                <input className={styles.radio} type="radio" name="missed-call" value={stop} />
                {steps[index]}
              </label>
            ))}
          </fieldset>
        </div>
        <figure className={styles.figure}>
          <div className={styles.stage}>
            <div className={styles.scene}>
              <WorkshopScene
                styles={{
                  wideCounter: styles.wideCounter,
                  counter: styles.counter,
                  ringing: styles.ringing,
                  sound: styles.sound,
                  step: styles.step,
                }}
                words={phone}
              />
            </div>
            <ol className={styles.phone}>
              <li className={`${styles.missed} ${styles.step.rings}`}>
                <span className={styles.badge}>
                  <PhoneIcon />
                </span>
                <span>
                  {phone.missed}
                  <small className={styles.small}>{phone.time}</small>
                </span>
              </li>
              <li className={`${styles.sent} ${styles.step.texted}`}>{phone.sent}</li>
              <li className={`${styles.reply} ${styles.step.replied}`}>{phone.reply}</li>
              <li className={`${styles.booked} ${styles.step.booked}`}>
                <CheckIcon className={styles.tick} />
                <span>
                  {phone.booked}
                  <small className={styles.small}>{phone.slot}</small>
                </span>
              </li>
            </ol>
          </div>
          <figcaption className={styles.caption}>{example}</figcaption>
        </figure>
      </div>
    </section>
  )
}
