import { section, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import * as styles from './closing.css.ts'
import { useHomeText } from './text.ts'

export function Closing() {
  const { heading, text, button } = useHomeText().closing
  return (
    <section className={section} aria-labelledby="closing">
      <div className={wrap}>
        <h2 className={styles.heading} id="closing">
          {heading.split(/(?<=\.) /).map((sentence) => (
            <span className={styles.sentence} key={sentence}>
              {sentence}{' '}
            </span>
          ))}
        </h2>
        <div className={styles.row}>
          <p className={styles.text}>{text}</p>
          <ButtonLink href="/it/about" block="phones">
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
