import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'
import Answered from '#renderer/art/services/automated-google-reviews/answered.svg?server'
import Closing from '#renderer/art/services/automated-google-reviews/closing.svg?server'
import NoSurprise from '#renderer/art/services/automated-google-reviews/no-surprise.svg?server'
import WideOpening from '#renderer/art/services/automated-google-reviews/opening.svg?server'
import SmallOpening from '#renderer/art/services/automated-google-reviews/opening-small.svg?server'
import RecentReviews from '#renderer/art/services/automated-google-reviews/recent-reviews.svg?server'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { FeatureList } from '../features.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import type { Data } from './data.ts'

import { HundredWindows } from './hundred-windows.tsx'
import { lights } from './opening.css.ts'
import * as styles from './parts.css.ts'
import { Parts } from './parts.tsx'
import { Rating } from './rating.tsx'
import * as rooms from './rooms.css.ts'
import { Story } from './story.tsx'

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
        wide={<WideOpening words={words} styles={{ lights }} />}
        small={<SmallOpening words={words} styles={{ lights }} />}
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
        drawing={<Closing />}
        heading={call.heading}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
