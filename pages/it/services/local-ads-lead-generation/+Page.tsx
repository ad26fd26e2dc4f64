import { serviceAction } from '#locales/it/services/action.ts'
import { localAdsLeadGenerationText } from '#locales/it/services/local-ads-lead-generation.ts'
import { useData } from '#renderer/app-context.tsx'
import { Call } from '#renderer/service/call.tsx'
import { FeatureSheet } from '#renderer/service/feature-sheet.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import {
  CallOnly,
  LeadForm,
  LocalSearch,
  Retargeting,
  SearchAd,
  SocialAd,
} from '#renderer/service/local-ads-lead-generation/features.tsx'
import { Ledger } from '#renderer/service/local-ads-lead-generation/ledger.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/local-ads-lead-generation/opening.tsx'
import { Report } from '#renderer/service/local-ads-lead-generation/report.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const figures = useData<Data>()
  const { heading, lead, introduction, features, report, proof, ledger, call, words } =
    localAdsLeadGenerationText
  return (
    <StaticServicePage action={serviceAction}>
      <Opening
        tone="green"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} />
      <FeatureSheet
        {...features}
        drawings={[
          <SearchAd key="search" words={words} />,
          <SocialAd key="social" />,
          <Retargeting key="retargeting" />,
          <CallOnly key="call" />,
          <LocalSearch key="local" />,
          <LeadForm key="form" />,
        ]}
      />
      <Report text={report} words={words} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['average-roi'], figures['cost-per-lead'], figures['first-campaign']]}
      />
      <Ledger text={ledger} figures={figures} />
      <Call
        heading={call.heading(figures['ads-management'].value)}
        text={call.text(figures['ad-budget'].value, figures.reply.value)}
      />
    </StaticServicePage>
  )
}
