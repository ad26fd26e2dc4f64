import type { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import type { Translation } from '#locales/translation.ts'
import Closing from '#renderer/art/services/local-ads-lead-generation/closing.svg?server'
import WideOpening from '#renderer/art/services/local-ads-lead-generation/opening.svg?server'
import SmallOpening from '#renderer/art/services/local-ads-lead-generation/opening-small.svg?server'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import { Beginning } from './beginning.tsx'
import type { Data } from './data.ts'
import { Ledger } from './ledger.tsx'
import { Legend } from './legend.tsx'

import { openingProps } from './opening-props.ts'
import { Report } from './report.tsx'

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
        wide={<WideOpening {...openingProps(words, { buttonWidth: 126 })} />}
        small={<SmallOpening {...openingProps(words)} />}
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
        drawing={<Closing />}
        heading={call.heading({ price: figures['ads-management'].value })}
        text={call.text({ budget: figures['ad-budget'].value, hours: figures.reply.value })}
      />
    </>
  )
}
