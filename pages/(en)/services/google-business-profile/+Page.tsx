import { googleBusinessProfileText as text } from '#locales/en/services/google-business-profile.ts'
import { useData } from '#renderer/app-context.tsx'
import { Call } from '#renderer/service/call.tsx'
import { FeatureSheet } from '#renderer/service/feature-sheet.tsx'
import { Anatomy } from '#renderer/service/google-business-profile/anatomy.tsx'
import {
  CompetitorAnalysis,
  Photos,
  Posts,
  Questions,
  Reviews,
  VirtualTour,
} from '#renderer/service/google-business-profile/features.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/google-business-profile/opening.tsx'
import {
  ClaimStep,
  CompleteStep,
  CurrentStep,
  ShowStep,
} from '#renderer/service/google-business-profile/steps.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { Steps } from '#renderer/service/steps.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const figures = useData<Data>()
  const { introduction, anatomy, features, steps, proof, call, words } = text
  return (
    <ServicePage slug="google-business-profile">
      <Opening
        tone="warm"
        heading={text.heading}
        lead={text.lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction heading={introduction.heading} paragraphs={introduction.paragraphs} />
      <FeatureSheet
        label={features.label}
        items={features.items}
        drawings={[
          <Photos key="photos" />,
          <VirtualTour key="tour" />,
          <Reviews key="reviews" words={words} />,
          <Questions key="questions" words={words} />,
          <Posts key="posts" words={words} />,
          <CompetitorAnalysis key="competitors" />,
        ]}
      />
      <Anatomy text={anatomy} words={words} localSearches={figures['local-searches']} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['profile-views'], figures['direct-calls'], figures.directions]}
      />
      <Steps
        heading={steps.heading}
        items={steps.items}
        drawings={[
          <ClaimStep key="claim" />,
          <CompleteStep key="complete" />,
          <ShowStep key="show" />,
          <CurrentStep key="current" words={words} />,
        ]}
      />
      <Call heading={call.heading} text={call.text} />
    </ServicePage>
  )
}
