import type { ComponentType } from 'react'
import type { pricingText } from '#locales/en/pricing.ts'
import type { Translation } from '#locales/translation.ts'
import AssistantScene from '#renderer/art/pricing/assistant.svg?server'
import { section, tabular, wrap } from '../theme/layout.css.ts'
import { AddOnDrawing } from './add-on-drawing.tsx'

import type { AddOn, AskProps } from './offer.ts'
import * as styles from './pricing.css.ts'

type AddOnsProps = {
  addOns: readonly AddOn[]
  text: Pick<Translation<typeof pricingText>['addOns'], 'heading' | 'lead' | 'button' | 'greetings'>
  /** The button of an add-on. */
  Ask: ComponentType<AskProps>
}

/** The first as a large card, the others small beside it. */
export function AddOns({ addOns, text, Ask }: AddOnsProps) {
  const { heading, lead, button, greetings } = text
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
              <AddOnParts addOn={large} button={button} Ask={Ask} onBand />
            </li>
          )}
          {small.map((addOn) => (
            <li className={styles.addOn} key={addOn.id}>
              <AddOnDrawing id={addOn.id} />
              <AddOnParts addOn={addOn} button={button} Ask={Ask} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type AddOnPartsProps = Pick<AddOnsProps, 'Ask'> & { addOn: AddOn; button: string; onBand?: boolean }

function AddOnParts({ addOn, button, Ask, onBand = false }: AddOnPartsProps) {
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
