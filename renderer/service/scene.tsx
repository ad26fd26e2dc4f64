import * as styles from './scene.css.ts'
import type { Ground } from './section.css.ts'
import { SectionFrame } from './section.tsx'
import { ServiceDrawing } from './service-drawing.tsx'

type SceneProps = {
  text: { heading: string; text?: string; items: readonly { title: string; text: string }[] }
  look: keyof typeof styles.looks
  ground: Ground
  drawing: string
}

export function Scene({ text: { heading, text, items }, look, ground, drawing }: SceneProps) {
  return (
    <SectionFrame
      className={styles.looks[look]}
      ground={ground}
      heading={heading}
      lead={text}
      headClass={styles.words}
      headEnd={
        <ul className={styles.items}>
          {items.map((item) => (
            <li className={styles.item} key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      }
      bodyClass={styles.body}
    >
      <div className={styles.scene}>
        <ServiceDrawing name={drawing} />
      </div>
    </SectionFrame>
  )
}
