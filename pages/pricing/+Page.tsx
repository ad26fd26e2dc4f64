import { useApp, useData, useText } from '#renderer/app-context.tsx'
import { InquiryLink, InquiryProvider } from '#renderer/forms/inquiry.tsx'
import { QuestionLink, QuestionProvider } from '#renderer/forms/question.tsx'
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
import { OpeningTimes } from './opening-times.tsx'

export function Page() {
  const { plans, addOns, hours } = useData<Data>()
  const { locale } = useApp()
  const text = useText('pricing')
  const { heading, lead, final } = text
  return (
    <InquiryProvider>
      <QuestionProvider>
        <PricingOpening heading={heading} lead={lead} />
        <Plans plans={plans} text={text} Ask={Ask} />
        <Comparison plans={plans} text={text.comparison} />
        <Chooser plans={plans} text={text.chooser} />
        <AddOns addOns={addOns} text={text.addOns} Ask={Ask} />
        <Total addOns={addOns} text={text.total} />
        <Afterwards plans={plans} text={text.afterwards} />
        <Final
          text={final}
          drinks={locale === 'it' ? 'espresso' : 'tea'}
          actions={
            <>
              <InquiryLink
                {...(final.packageName !== undefined && { packageName: final.packageName })}
                title={final.button}
                button={final.button}
                variant="primary"
                block="phones"
              />
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
          {hours && <OpeningTimes rows={hours} />}
        </Final>
      </QuestionProvider>
    </InquiryProvider>
  )
}

/** The plan or add-on is remembered for the inquiry (R26). */
function Ask({ about, button, ...look }: AskProps) {
  const title = `${button}: ${about}`
  return <InquiryLink packageName={about} title={title} label={title} button={button} {...look} />
}
