import AssistantScene from '#renderer/art/pricing/assistant.svg?server'
import { useText } from '../app-context.tsx'
import { section, tabular, wrap } from '../theme/layout.css.ts'
import { AddOnDrawing } from './add-on-drawing.tsx'
import { Ask } from './ask.tsx'
import type { AddOn } from './offer.ts'
import * as styles from './pricing.css.ts'

export function AddOns({ addOns }: { addOns: readonly AddOn[] }) {
  const { heading, lead, greetings } = useText('pricing').addOns
  const [large, ...small] = addOns
  return (
    <section className={section} aria-labelledby="add-ons">
      <div className={wrap}>
        <div className={styles.sectionHead}>
          <h2 className={styles.sectionHeading} id="add-ons">
            {heading}
          </h2>
          <p className={styles.sectionLead}>{lead}</p>
        </div>
        <ul className={styles.addOns}>
          {large && (
            <li className={styles.large} data-ground="band">
              <div className={styles.largeArt}>
                <AssistantScene words={greetings} />
              </div>
              <AddOnParts addOn={large} onBand />
            </li>
          )}
          {small.map((addOn) => (
            <li className={styles.addOn} key={addOn.id}>
              <AddOnDrawing id={addOn.id} />
              <AddOnParts addOn={addOn} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function AddOnParts({ addOn, onBand = false }: { addOn: AddOn; onBand?: boolean }) {
  const { button } = useText('pricing').addOns
  return (
    <>
      <h3 className={styles.addOnName}>{addOn.name}</h3>
      <p className={styles.addOnText}>{addOn.description}</p>
      <p className={`${styles.amount} ${tabular}`}>
        {addOn.price}
        <span className={styles.amountPeriod}>{addOn.period}</span>
      </p>
      <Ask
        className={styles.addOnButton}
        about={addOn.name}
        button={button}
        variant="outline"
        inverse={onBand}
      />
    </>
  )
}
