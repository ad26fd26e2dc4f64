import type { websitesText } from '#locales/en/services/websites.ts'
import type { Translation } from '#locales/translation.ts'
import Closing from '#renderer/art/services/websites/closing.svg?server'
import WideOpening from '#renderer/art/services/websites/opening.svg?server'
import SmallOpening from '#renderer/art/services/websites/opening-small.svg?server'
import ThreeDoors from '#renderer/art/services/websites/three-doors.svg?server'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import { built } from './built.css.ts'
import type { Data } from './data.ts'
import { Included } from './included.tsx'

import { Rise } from './rise.tsx'
import { SiteTypes } from './site-types.tsx'

/** The sections of the page, the same in both languages. */
export function WebsitesSections({ text }: { text: Translation<typeof websitesText> }) {
  const { heading, lead, introduction, types, proof, steps, features, call, words } = text
  const figures = useData<Data>()
  return (
    <>
      <Opening
        slug="websites"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} drawing={<ThreeDoors />} across />
      <SiteTypes types={types} words={words} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        look={built}
        figures={[figures['site-load'], figures['page-speed'], figures['mobile-responsive']]}
      />
      <Rise text={steps} words={words} />
      <Included text={features} />
      <Call
        form="plan"
        drawing={<Closing />}
        heading={call.heading}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
