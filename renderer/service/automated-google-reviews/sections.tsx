import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { FeatureRows } from '../features.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import type { Data } from './data.ts'
import { Answered, NoSurprise, RecentReviews } from './features.tsx'
import { HundredWindows } from './hundred-windows.tsx'
import { SmallOpening, WideOpening } from './opening.tsx'
import * as styles from './parts.css.ts'
import { Parts } from './parts.tsx'
import { Story } from './story.tsx'
import { thumbnail } from './thumbnail.tsx'

/** The sections of the page, the same in both languages. */
export function AutomatedGoogleReviewsSections({
  text,
}: {
  text: Translation<typeof automatedGoogleReviewsText>
}) {
  const figures = useData<Data>()
  const { heading, lead, introduction, parts, features, steps, proof, call, words } = text
  return (
    <>
      <Opening
        slug="automated-google-reviews"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction
        heading={introduction.heading({ share: figures['read-reviews'].value })}
        figure={figures['read-reviews']}
        paragraphs={introduction.paragraphs}
        drawing={<HundredWindows lit={Number.parseInt(figures['read-reviews'].value, 10)} />}
      />
      <Parts text={parts} words={words} />
      <Story text={steps} words={words} />
      <div className={styles.sheet}>
        <FeatureRows
          {...features}
          drawings={[
            <RecentReviews key="recent" />,
            <Answered key="answered" />,
            <NoSurprise key="surprise" />,
          ]}
        />
      </div>
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['positive-reviews'], figures['average-rating'], figures['review-response']]}
      />
      <Call
        form="sand"
        drawing={thumbnail}
        heading={call.heading}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
