import type { clientRetentionToolsText } from '#locales/en/services/client-retention-tools.ts'
import type { Translation } from '#locales/translation.ts'
import { useData } from '../../app-context.tsx'
import { section } from '../../theme/layout.css.ts'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import type { RetentionData } from './example.ts'
import { CustomerPortal, FollowUps, LoyaltyPoints, Referral, Segmentation, Surveys } from './features.tsx'
import { Leaves } from './leaves.tsx'
import { SmallOpening, WideOpening } from './opening.tsx'
import { QuietTable } from './quiet-table.tsx'
import { Regulars } from './regulars.tsx'
import { Shelf } from './shelf.tsx'
import { AdvocacyStep, EngagementStep, LoyaltyStep, OnboardingStep } from './steps.tsx'
import { counter, thumbnail } from './thumbnail.tsx'
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
        drawing={thumbnail}
        surroundings={counter}
        heading={call.heading({ price: figures['retention-price'].value })}
        text={call.text}
      />
    </>
  )
}
