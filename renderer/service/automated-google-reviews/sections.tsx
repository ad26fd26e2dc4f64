import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { FeatureList } from '../features.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import type { Data } from './data.ts'
import { Answered, NoSurprise, RecentReviews } from './features.tsx'
import { HundredWindows } from './hundred-windows.tsx'
import { SmallOpening, WideOpening } from './opening.tsx'
import * as styles from './parts.css.ts'
import { Parts } from './parts.tsx'
import { Rating } from './rating.tsx'
import * as rooms from './rooms.css.ts'
import { Story } from './story.tsx'
import { talk } from './talk.tsx'

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
        paragraphs={introduction.paragraphs}
        drawing={<HundredWindows share={figures['read-reviews']} />}
      />
      <Parts text={parts} words={words} />
      <Story text={steps} words={words} />
      <div className={styles.sheet}>
        <FeatureList
          {...features}
          className={rooms.rooms}
          itemClassName={rooms.room}
          drawings={[
            <RecentReviews key="recent" />,
            <Answered key="answered" />,
            <NoSurprise key="surprise" />,
          ]}
        >
          {({ title, text, drawing }) => (
            <>
              <div className={rooms.picture}>{drawing}</div>
              <div className={rooms.words}>
                <h3>{title}</h3>
                <p className={rooms.text}>{text}</p>
              </div>
            </>
          )}
        </FeatureList>
      </div>
      <Proof
        form="rated"
        drawing={<Rating given={Number.parseFloat(figures['average-rating'].value.replace(',', '.'))} />}
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['average-rating'], figures['positive-reviews'], figures['review-response']]}
      />
      <Call
        form="sand"
        drawing={talk}
        heading={call.heading}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
