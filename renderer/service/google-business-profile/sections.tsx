import type { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import type { Translation } from '#locales/translation.ts'
import Closing from '#renderer/art/services/google-business-profile/closing.svg?server'
import CompetitorAnalysis from '#renderer/art/services/google-business-profile/competitor-analysis.svg?server'
import Doorstep from '#renderer/art/services/google-business-profile/doorstep.svg?server'
import WideOpening from '#renderer/art/services/google-business-profile/opening.svg?server'
import SmallOpening from '#renderer/art/services/google-business-profile/opening-small.svg?server'
import Photos from '#renderer/art/services/google-business-profile/photos.svg?server'
import Posts from '#renderer/art/services/google-business-profile/posts.svg?server'
import Questions from '#renderer/art/services/google-business-profile/questions.svg?server'
import Reviews from '#renderer/art/services/google-business-profile/reviews.svg?server'
import VirtualTour from '#renderer/art/services/google-business-profile/virtual-tour.svg?server'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import { Anatomy } from './anatomy.tsx'
import type { Data } from './data.ts'

import { openingProps } from './opening-props.ts'
import { Route } from './route.tsx'
import { ShopWindow } from './shop-window.tsx'

/** The sections of the page, the same in both languages. */
export function GoogleBusinessProfileSections({
  text,
}: {
  text: Translation<typeof googleBusinessProfileText>
}) {
  const figures = useData<Data>()
  const { introduction, anatomy, features, steps, proof, call, words } = text
  return (
    <>
      <Opening
        slug="google-business-profile"
        heading={text.heading}
        lead={text.lead}
        wide={<WideOpening {...openingProps(words)} />}
        small={<SmallOpening {...openingProps(words)} />}
      />
      <Introduction {...introduction} across />
      <ShopWindow
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
        form="doorstep"
        drawing={<Doorstep />}
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['profile-views'], figures['direct-calls'], figures.directions]}
      />
      <Route text={steps} words={words} />
      <Call form="warm" drawing={<Closing />} heading={call.heading} text={call.text} />
    </>
  )
}
