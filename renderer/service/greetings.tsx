import * as styles from './greetings.css.ts'
import { SectionFrame } from './section.tsx'

type GreetingsProps = {
  text: { heading: string; text: string; greetings: readonly { lang: string; text: string }[] }
}

export function Greetings({ text: { heading, text, greetings } }: GreetingsProps) {
  return (
    <SectionFrame
      className={styles.ground}
      ground="green"
      heading={heading}
      headClass={styles.words}
      headEnd={<p>{text}</p>}
      bodyClass={styles.grid}
    >
      <ul className={styles.list}>
        {greetings.map((greeting) => (
          <li className={styles.greeting} lang={greeting.lang} key={greeting.lang}>
            {greeting.text}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
