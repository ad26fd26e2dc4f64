import * as styles from './halves.css.ts'
import { SectionFrame } from './section.tsx'
import { ServiceDrawing } from './service-drawing.tsx'

type Half = { title: string; text: string; points: readonly string[] }

type HalvesProps = { text: { heading: string; halves: readonly Half[] }; drawings: readonly string[] }

export function Halves({ text: { heading, halves }, drawings }: HalvesProps) {
  return (
    <SectionFrame className={styles.section} heading={heading} headClass={styles.head}>
      <div className={styles.grid}>
        {halves.map(({ title, text, points }, index) => (
          <div className={styles.half} key={title}>
            {drawings[index] && <ServiceDrawing name={drawings[index]} />}
            <div className={styles.body}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li className={styles.point} key={point}>
                    <ServiceDrawing className={styles.star} name="star" />
                    <span>{point}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}
