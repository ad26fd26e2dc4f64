import type { clientRetentionToolsText } from '#locales/en/services/client-retention-tools.ts'
import type { Translation } from '#locales/translation.ts'
import Closing from '#renderer/art/services/client-retention-tools/closing.svg?server'
import CustomerPortal from '#renderer/art/services/client-retention-tools/customer-portal.svg?server'
import FollowUps from '#renderer/art/services/client-retention-tools/follow-ups.svg?server'
import LoyaltyPoints from '#renderer/art/services/client-retention-tools/loyalty-points.svg?server'
import WideOpening from '#renderer/art/services/client-retention-tools/opening.svg?server'
import SmallOpening from '#renderer/art/services/client-retention-tools/opening-small.svg?server'
import QuietTable from '#renderer/art/services/client-retention-tools/quiet-table.svg?server'
import Referral from '#renderer/art/services/client-retention-tools/referral.svg?server'
import Regulars from '#renderer/art/services/client-retention-tools/regulars.svg?server'
import Segmentation from '#renderer/art/services/client-retention-tools/segmentation.svg?server'
import AdvocacyStep from '#renderer/art/services/client-retention-tools/step-advocacy.svg?server'
import EngagementStep from '#renderer/art/services/client-retention-tools/step-engagement.svg?server'
import LoyaltyStep from '#renderer/art/services/client-retention-tools/step-loyalty.svg?server'
import OnboardingStep from '#renderer/art/services/client-retention-tools/step-onboarding.svg?server'
import Surveys from '#renderer/art/services/client-retention-tools/surveys.svg?server'
import { useData } from '../../app-context.tsx'
import { section } from '../../theme/layout.css.ts'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import type { RetentionData } from './example.ts'

import { Leaves } from './leaves.tsx'

import { Shelf } from './shelf.tsx'
import { WorkedExample } from './worked-example.tsx'

/** The sections of the page, the same in both languages. */
export function ClientRetentionToolsSections({
  text,
}: {
  text: Translation<typeof clientRetentionToolsText>
}) {
  const { figures, example } = useData<RetentionData>()
  const { introduction, features, steps, proof, call, words } = text
  return (
    <>
      <Opening
        slug="client-retention-tools"
        heading={text.heading}
        lead={text.lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction
        heading={introduction.heading}
        paragraphs={[...introduction.paragraphs, introduction.cost(figures['acquisition-cost'].value)]}
        figure={figures['acquisition-cost']}
        drawing={<QuietTable />}
      />
      <WorkedExample text={text.example} example={example} yearly={figures['retention-year'].value} />
      <div className={section}>
        <Shelf
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
      <Leaves
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
        form="counter"
        drawing={<Regulars />}
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures.retention, figures['lifetime-value'], figures.churn]}
      />
      <Call
        form="peach"
        drawing={<Closing />}
        heading={call.heading({ price: figures['retention-price'].value })}
        text={call.text}
      />
    </>
  )
}
