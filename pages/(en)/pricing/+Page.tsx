import { pricingText } from '#locales/en/pricing.ts'
import { useData } from '#renderer/app-context.tsx'
import { InquiryLink, InquiryProvider } from '#renderer/forms/inquiry.tsx'
import { QuestionLink, QuestionProvider } from '#renderer/forms/question.tsx'
import { wrap } from '#renderer/theme/layout.css.ts'
import type { Data } from './+data.ts'
import { AddOns } from './add-ons.tsx'
import { Plans } from './plans.tsx'
import * as styles from './pricing.css.ts'
import { TableScene } from './table-scene.tsx'

export function Page() {
  const { plans, addOns } = useData<Data>()
  const { heading, lead } = pricingText
  return (
    <InquiryProvider>
      <div className={`${wrap} ${styles.opening}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Plans plans={plans} />
      <AddOns addOns={addOns} />
      <QuestionProvider>
        <Final />
      </QuestionProvider>
    </InquiryProvider>
  )
}

function Final() {
  const { heading, text, button, packageName, question } = pricingText.final
  return (
    <section className={styles.final} aria-labelledby="final">
      <div className={`${wrap} ${styles.finalGrid}`}>
        <div className={styles.finalText}>
          <h2 className={styles.finalHeading} id="final">
            {heading}
          </h2>
          <p className={styles.finalLine}>{text}</p>
          <div className={styles.finalActions}>
            <InquiryLink packageName={packageName} title={button} button={button} variant="primary">
              {button}
            </InquiryLink>
            <QuestionLink title={question} button={question} page="/pricing" variant="quiet">
              {question}
            </QuestionLink>
          </div>
        </div>
        <div className={styles.finalArt}>
          <TableScene />
        </div>
      </div>
    </section>
  )
}
