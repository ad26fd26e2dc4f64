import { useId } from 'react'
import Rose from '#renderer/art/services/local-ads-lead-generation/compass-rose.svg?server'
import Call from '#renderer/art/services/local-ads-lead-generation/sign-call.svg?server'
import Form from '#renderer/art/services/local-ads-lead-generation/sign-form.svg?server'
import Place from '#renderer/art/services/local-ads-lead-generation/sign-place.svg?server'
import Retargeting from '#renderer/art/services/local-ads-lead-generation/sign-retargeting.svg?server'
import Search from '#renderer/art/services/local-ads-lead-generation/sign-search.svg?server'
import Social from '#renderer/art/services/local-ads-lead-generation/sign-social.svg?server'
import { section, wrap } from '../../theme/layout.css.ts'
import * as styles from './legend.css.ts'

type LegendProps = { label: string; items: readonly { title: string; text: string }[] }

const signs = [
  <Search key="search" className={styles.sign} />,
  <Social key="social" className={styles.sign} />,
  <Retargeting key="retargeting" className={styles.sign} />,
  <Call key="call" className={styles.sign} />,
  <Place key="place" className={styles.sign} />,
  <Form key="form" className={styles.sign} />,
]

/** The kinds of campaign as the key of the map: a dotted way leads from the compass rose to each sign. */
export function Legend({ label, items }: LegendProps) {
  const id = useId()
  return (
    <section className={`${section} ${styles.ground}`} data-ground="band" aria-labelledby={id}>
      <div className={wrap}>
        <h2 className={styles.heading} id={id}>
          {label}
        </h2>
        <div className={styles.sheet}>
          <div className={styles.rose}>
            <Rose styles={{ ways: styles.ways }} />
          </div>
          <ul className={styles.key}>
            {items.map(({ title, text }, index) => (
              <li className={styles.entry} key={title}>
                {signs[index]}
                <div>
                  <h3>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
