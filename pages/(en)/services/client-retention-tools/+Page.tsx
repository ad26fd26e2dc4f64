import { clientRetentionToolsText as text } from '#locales/en/services/client-retention-tools.ts'
import { useData } from '#renderer/app-context.tsx'
import { Call } from '#renderer/service/call.tsx'
import {
  CustomerPortal,
  FollowUps,
  LoyaltyPoints,
  Referral,
  Segmentation,
  Surveys,
} from '#renderer/service/client-retention-tools/features.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/client-retention-tools/opening.tsx'
import {
  AdvocacyStep,
  EngagementStep,
  LoyaltyStep,
  OnboardingStep,
} from '#renderer/service/client-retention-tools/steps.tsx'
import { WorkedExample } from '#renderer/service/client-retention-tools/worked-example.tsx'
import { FeatureSheet } from '#renderer/service/feature-sheet.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { Steps } from '#renderer/service/steps.tsx'
import { section } from '#renderer/theme/layout.css.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { figures, example } = useData<Data>()
  const { introduction, features, steps, proof, call, words } = text
  return (
    <ServicePage slug="client-retention-tools">
      <Opening
        tone="sand"
        heading={text.heading}
        lead={text.lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction
        heading={introduction.heading}
        paragraphs={[...introduction.paragraphs, introduction.cost(figures['acquisition-cost'].value)]}
      />
      <WorkedExample text={text.example} example={example} yearly={figures['retention-year'].value} />
      <div className={section}>
        <FeatureSheet
          label={features.label}
          items={features.items}
          drawings={[
            <FollowUps key="follow-ups" words={words} />,
            <LoyaltyPoints key="points" />,
            <Referral key="referral" words={words} />,
            <Surveys key="surveys" />,
            <Segmentation key="segmentation" />,
            <CustomerPortal key="portal" />,
          ]}
        />
      </div>
      <Steps
        heading={steps.heading}
        items={steps.items}
        drawings={[
          <OnboardingStep key="onboarding" words={words} />,
          <EngagementStep key="engagement" />,
          <LoyaltyStep key="loyalty" />,
          <AdvocacyStep key="advocacy" />,
        ]}
      />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures.retention, figures['lifetime-value'], figures.churn]}
      />
      <Call heading={call.heading(figures['retention-price'].value)} text={call.text} />
    </ServicePage>
  )
}
