import { websitesText } from '#locales/it/services/websites.ts'
import { useData } from '#renderer/app-context.tsx'
import { Call } from '#renderer/service/call.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { Steps } from '#renderer/service/steps.tsx'
import { Included } from '#renderer/service/websites/included.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/websites/opening.tsx'
import { SiteTypes } from '#renderer/service/websites/site-types.tsx'
import { BuildStep, DesignStep, LaunchStep, PlanStep } from '#renderer/service/websites/steps.tsx'
import type { Data } from './+data.ts'
import { WebsitesInquiry } from './inquiry.tsx'

const { heading, lead, introduction, types, proof, steps, features, call, words } = websitesText

export function Page() {
  const figures = useData<Data>()
  return (
    <WebsitesInquiry>
      <Opening
        tone="sand"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} />
      <SiteTypes types={types} words={words} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['site-load'], figures['page-speed'], figures['mobile-responsive']]}
      />
      <Steps
        heading={steps.heading}
        items={steps.items}
        drawings={[
          <PlanStep key="plan" />,
          <DesignStep key="design" />,
          <BuildStep key="build" />,
          <LaunchStep key="launch" words={words} />,
        ]}
      />
      <Included text={features} />
      <Call heading={call.heading} text={call.text(figures.reply.value)} />
    </WebsitesInquiry>
  )
}
