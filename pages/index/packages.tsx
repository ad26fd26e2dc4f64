import { pathIn } from '#domain/routes.ts'
import { useApp, useText } from '#renderer/app-context.tsx'
import Doors from '#renderer/art/home/doors.svg?server'
import { muted, section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import type { Data } from './+data.ts'
import * as styles from './packages.css.ts'

export function Packages({ packages }: Pick<Data, 'packages'>) {
  const { locale } = useApp()
  const { heading, lead, button, popular, setUp } = useText('home').packages
  return (
    <section className={section} aria-labelledby="packages">
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.side}>
          <h2 id="packages">{heading}</h2>
          <p className={muted}>{lead}</p>
          <ButtonLink href={pathIn(locale, '/pricing')} variant="outline">
            {button}
          </ButtonLink>
          <Doors className={styles.doors} />
        </div>
        <ul className={styles.list}>
          {packages.map((plan) => (
            <li className={styles.plan} key={plan.id}>
              <h3 className={styles.name}>
                {plan.name}
                {plan.popular && <span className={styles.flag}>{popular}</span>}
              </h3>
              <p className={styles.description}>{plan.description}</p>
              <p className={`${styles.setUp} ${tabular}`}>
                <span className={styles.label}>{setUp}</span> {plan.setupTime}
              </p>
              <p className={`${styles.price} ${tabular}`}>
                {plan.price} <span className={styles.period}>{plan.period}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
