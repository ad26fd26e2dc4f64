import { muted, section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { Data } from './+data.ts'
import * as styles from './packages.css.ts'
import { useHomeText } from './text.ts'

/** Four summary cards, each behind its own door; rows are shared, so that the four read as one table. */
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
              <div className={styles.door}>
                <Door index={index} />
              </div>
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

const doors = [
  { paint: 'f-far', height: 74 },
  { paint: 'f-accent', height: 94 },
  { paint: 'f-mid', height: 114 },
  { paint: 'f-deep', height: 134 },
] as const

/** The doors grow with the package; a fifth one would begin again. */
function Door({ index }: { index: number }) {
  const { paint, height } = doors[index % doors.length] ?? doors[0]
  const top = 150 - height
  return (
    <svg
      className={illustration}
      viewBox="0 0 240 152"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      <path className="f-sh" d={`M20 150V${top + 40}a38 38 0 0 1 76 0V150Z`} />
      <path className={`${paint} c`} d={`M12 150V${top + 38}a38 38 0 0 1 76 0V150Z`} />
      <path className="f-pane c" d={`M28 ${top + 52}v-14a22 22 0 0 1 44 0v14Z`} />
      <path className="c s-line" d={`M50 ${top + 16}v36`} />
      <circle className="f-line" cx={76} cy={Math.max(118, top + 60)} r={3.5} />
      <path className="f-stone c" d="M4 144h92v7H4Z" />
      {index > 0 && <Plant x={128} />}
      {index > 1 && <Plant x={164} tall />}
      {index > 2 && <Lamp x={206} />}
      <path className="g" d="M0 151H900" />
    </svg>
  )
}

function Plant({ x, tall = false }: { x: number; tall?: boolean }) {
  const top = tall ? 66 : 88
  return (
    <>
      <path className="f-gate" d={`M${x} ${top}c14 20 14 40 0 48-14-8-14-28 0-48Z`} />
      <path className="f-disc c" d={`M${x - 13} ${top + 44}h26l-4 ${150 - top - 44}h-18Z`} />
    </>
  )
}

function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 150)`}>
      <path className="l" d="M0 0V-96" />
      <path className="f-pane c" d="M-8-96H8l-3-18h-10Z" />
      <path className="l" d="M-7-116H7" />
    </g>
  )
}
