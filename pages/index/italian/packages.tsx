import Door1 from '#renderer/art/home/door-1.svg?server'
import Door2 from '#renderer/art/home/door-2.svg?server'
import Door3 from '#renderer/art/home/door-3.svg?server'
import Door4 from '#renderer/art/home/door-4.svg?server'
import { muted, section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import type { Data } from './+data.ts'
import * as styles from './packages.css.ts'
import { useHomeText } from './text.ts'

/** Larger packages have larger doors; a fifth package would start again with the first door. */
const doors = [<Door1 key="1" />, <Door2 key="2" />, <Door3 key="3" />, <Door4 key="4" />]

export function Packages({ packages }: Pick<Data, 'packages'>) {
  const { heading, lead, popular, setUp, button } = useHomeText().packages
  return (
    <section className={section} aria-labelledby="packages">
      <div className={wrap}>
        <div className={styles.head}>
          <h2 id="packages">{heading}</h2>
          <div className={styles.offer}>
            <p className={muted}>{lead}</p>
            <ButtonLink href="/it/pricing" variant="outline" block="phones">
              {button}
            </ButtonLink>
          </div>
        </div>
        <ul className={styles.cards}>
          {packages.map((plan, index) => (
            <li className={styles.card} key={plan.id}>
              <div className={styles.door}>{doors[index % doors.length]}</div>
              <h3 className={styles.name}>
                {plan.name}
                {plan.popular && <span className={styles.flag}>{popular}</span>}
              </h3>
              <p className={`${styles.price} ${tabular}`}>
                {plan.price} <span className={styles.period}>{plan.period}</span>
              </p>
              <p className={styles.description}>{plan.description}</p>
              <p className={`${styles.setUp} ${tabular}`}>
                <span className={styles.label}>{setUp}</span> {plan.setupTime}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
