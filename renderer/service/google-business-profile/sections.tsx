import type { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import type { Translation } from '#locales/translation.ts'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import { Anatomy } from './anatomy.tsx'
import { closedDoors, openDoor } from './closing.tsx'
import type { Data } from './data.ts'
import { Doorstep } from './doorstep.tsx'
import { CompetitorAnalysis, Photos, Posts, Questions, Reviews, VirtualTour } from './features.tsx'
import { SmallOpening, WideOpening } from './opening.tsx'
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
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
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
      <Call
        form="warm"
        drawing={openDoor}
        surroundings={closedDoors}
        heading={call.heading}
        text={call.text}
      />
    </>
  )
}
