import type { websitesText } from '#locales/en/services/websites.ts'
import type { Translation } from '#locales/translation.ts'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import { built } from './built.css.ts'
import type { Data } from './data.ts'
import { Included } from './included.tsx'
import { SmallOpening, WideOpening } from './opening.tsx'
import { plan } from './plan.tsx'
import { Rise } from './rise.tsx'
import { SiteTypes } from './site-types.tsx'
import { ThreeDoors } from './three-doors.tsx'

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
        drawing={plan}
        heading={call.heading}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
