import { serviceAction } from '#locales/it/services/action.ts'
import { automatedGoogleReviewsText } from '#locales/it/services/automated-google-reviews.ts'
import { useData } from '#renderer/app-context.tsx'
import { Answered, NoSurprise, RecentReviews } from '#renderer/service/automated-google-reviews/features.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/automated-google-reviews/opening.tsx'
import * as styles from '#renderer/service/automated-google-reviews/parts.css.ts'
import { Parts } from '#renderer/service/automated-google-reviews/parts.tsx'
import {
  AnswerStep,
  AskStep,
  LearnStep,
  SetUpStep,
} from '#renderer/service/automated-google-reviews/steps.tsx'
import { Story } from '#renderer/service/automated-google-reviews/story.tsx'
import { Call } from '#renderer/service/call.tsx'
import { FeatureSheet } from '#renderer/service/feature-sheet.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'
import { Steps } from '#renderer/service/steps.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const figures = useData<Data>()
  const { heading, lead, introduction, parts, story, features, steps, proof, call, words } =
    automatedGoogleReviewsText
  return (
    <StaticServicePage action={serviceAction}>
      <Opening
        tone="night"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction
        heading={introduction.heading(figures['read-reviews'].value)}
        paragraphs={introduction.paragraphs}
      />
      <Parts text={parts} words={words} />
      <Steps
        {...steps}
        drawings={[
          <SetUpStep key="setup" />,
          <AskStep key="ask" />,
          <AnswerStep key="answer" />,
          <LearnStep key="learn" />,
        ]}
      />
      <div className={styles.sheet}>
        <FeatureSheet
          {...features}
          drawings={[
            <RecentReviews key="recent" />,
            <Answered key="answered" />,
            <NoSurprise key="surprise" />,
          ]}
        />
      </div>
      <Story text={story} words={words} responseTime={figures['review-response'].value} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['positive-reviews'], figures['average-rating'], figures['review-response']]}
      />
      <Call heading={call.heading} text={call.text(figures.reply.value)} />
    </StaticServicePage>
  )
}
