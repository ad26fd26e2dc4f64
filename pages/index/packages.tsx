import { pathIn } from '#domain/routes.ts'
import { useApp, useText } from '#renderer/app-context.tsx'
import { muted, section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { Data } from './+data.ts'
import * as styles from './packages.css.ts'

/** A price list like a menu's, with four doors beside it. */
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
          <Doors />
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

function Doors() {
  return (
    <svg className={`${illustration} ${styles.doors}`} viewBox="0 0 330 172" aria-hidden="true">
      <path className="f-far c" d="M6 170V120a28 28 0 0 1 56 0v50Z" />
      <circle className="f-line" cx={50} cy={134} r={3.5} />
      <path className="f-accent c" d="M82 170V98a32 32 0 0 1 64 0v72Z" />
      <path className="f-pane c" d="M96 112V98a18 18 0 0 1 36 0v14Z" />
      <circle className="f-line" cx={134} cy={140} r={3.5} />
      <path className="f-mid c" d="M166 170V72a36 36 0 0 1 72 0v98Z" />
      <path className="f-stone c" d="M180 92V72a22 22 0 0 1 44 0v20Z" />
      <path className="c s-line" d="M202 50V92" />
      <circle className="f-line" cx={226} cy={132} r={3.5} />
      <path className="f-deep c" d="M258 170V41a33 33 0 0 1 66 0v129Z" />
      <path className="f-pane c" d="M270 76V42a21 21 0 0 1 42 0v34Z" />
      <path className="c s-line" d="M291 21V76M270 54H312" />
      <circle className="f-pane" cx={312} cy={124} r={3.5} />
      <path className="g" d="M0 171H330" />
    </svg>
  )
}
