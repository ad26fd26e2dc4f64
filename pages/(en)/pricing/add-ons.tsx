import { pricingText } from '#locales/en/pricing.ts'
import { InquiryLink } from '#renderer/forms/inquiry.tsx'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import type { AddOn } from './+data.ts'
import { AssistantScene } from './assistant-scene.tsx'
import * as styles from './pricing.css.ts'

/** One large card, the others small beside it. */
export function AddOns({ addOns }: { addOns: AddOn[] }) {
  const { heading, lead } = pricingText.addOns
  const [large, ...small] = withLargeFirst(addOns)
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
                <AssistantScene />
              </div>
              <AddOnParts addOn={large} onBand />
            </li>
          )}
          {small.map((addOn) => (
            <li className={styles.addOn} key={addOn.id}>
              <AddOnParts addOn={addOn} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function AddOnParts({ addOn, onBand = false }: { addOn: AddOn; onBand?: boolean }) {
  const { button } = pricingText.addOns
  return (
    <>
      <h3 className={styles.addOnName}>{addOn.name}</h3>
      <p className={styles.addOnText}>{addOn.description}</p>
      <p className={`${styles.amount} ${tabular}`}>
        {addOn.price}
        <span className={styles.amountPeriod}>{addOn.period}</span>
      </p>
      <InquiryLink
        className={styles.addOnButton}
        packageName={addOn.name}
        title={`${button}: ${addOn.name}`}
        label={`${button}: ${addOn.name}`}
        button={button}
        variant="outline"
        inverse={onBand}
      >
        {button}
      </InquiryLink>
    </>
  )
}

/** The assistant is the one with a picture; were it gone from the catalogue, the first would take its place. */
function withLargeFirst(addOns: AddOn[]): AddOn[] {
  const large = addOns.find((addOn) => /assistant/i.test(addOn.id)) ?? addOns[0]
  return large ? [large, ...addOns.filter((addOn) => addOn !== large)] : []
}
