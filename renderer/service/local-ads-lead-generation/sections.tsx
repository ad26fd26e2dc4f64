import type { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import type { Translation } from '#locales/translation.ts'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import { Beginning } from './beginning.tsx'
import type { Data } from './data.ts'
import { Ledger } from './ledger.tsx'
import { Legend } from './legend.tsx'
import { SmallOpening, WideOpening } from './opening.tsx'
import { Report } from './report.tsx'
import { street, thumbnail } from './thumbnail.tsx'

/** The sections of the page, the same in both languages. */
export function LocalAdsLeadGenerationSections({
  text,
}: {
  text: Translation<typeof localAdsLeadGenerationText>
}) {
  const figures = useData<Data>()
  const { heading, lead, introduction, features, report, proof, ledger, call, words } = text
  return (
    <>
      <Opening
        slug="local-ads-lead-generation"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Beginning {...introduction} />
      <Legend {...features} />
      <Report text={report} words={words} />
      <Proof
        form="reach"
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['average-roi'], figures['cost-per-lead'], figures['first-campaign']]}
      />
      <Ledger text={ledger} figures={figures} />
      <Call
        form="green"
        drawing={thumbnail}
        surroundings={street}
        heading={call.heading({ price: figures['ads-management'].value })}
        text={call.text({ budget: figures['ad-budget'].value, hours: figures.reply.value })}
      />
    </>
  )
}
