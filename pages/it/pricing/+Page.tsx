import { pricingText } from '#locales/it/pricing.ts'
import { useData } from '#renderer/app-context.tsx'
import { QuestionLink, QuestionProvider } from '#renderer/forms/it/question.tsx'
import { AddOns } from '#renderer/pricing/add-ons.tsx'
import { Afterwards } from '#renderer/pricing/afterwards.tsx'
import { Chooser } from '#renderer/pricing/chooser.tsx'
import { Comparison } from '#renderer/pricing/comparison.tsx'
import { Final } from '#renderer/pricing/final.tsx'
import type { AskProps } from '#renderer/pricing/offer.ts'
import { Plans } from '#renderer/pricing/plans.tsx'
import { finalQuiet } from '#renderer/pricing/pricing.css.ts'
import { PricingOpening } from '#renderer/pricing/pricing-opening.tsx'
import { Total } from '#renderer/pricing/total.tsx'
import type { Data } from './+data.ts'
import { InquiryLink, InquiryProvider } from './inquiry.tsx'
import { OpeningTimes } from './opening-times.tsx'

export function Page() {
  const { plans, addOns, hours } = useData<Data>()
  const { heading, lead, final } = pricingText
  return (
    <InquiryProvider>
      <QuestionProvider>
        <PricingOpening heading={heading} lead={lead} />
        <Plans plans={plans} text={pricingText} Ask={Ask} />
        <Comparison plans={plans} text={pricingText.comparison} />
        <Chooser plans={plans} text={pricingText.chooser} />
        <AddOns addOns={addOns} text={pricingText.addOns} Ask={Ask} />
        <Total addOns={addOns} text={pricingText.total} />
        <Afterwards plans={plans} text={pricingText.afterwards} />
        <Final
          text={final}
          drinks="espresso"
          actions={
            <>
              <InquiryLink button={final.button} variant="primary" block="phones" />
              <QuestionLink
                className={finalQuiet}
                title={final.question}
                button={final.question}
                variant="quiet"
              >
                {final.question}
              </QuestionLink>
            </>
          }
        >
          <OpeningTimes rows={hours} />
        </Final>
      </QuestionProvider>
    </InquiryProvider>
  )
}

function Ask({ about, button, ...look }: AskProps) {
  return <InquiryLink button={button} label={`${button}: ${about}`} {...look} />
}
