import { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import { useData } from '#renderer/app-context.tsx'
import { Call } from '#renderer/service/call.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { Steps } from '#renderer/service/steps.tsx'
import { Examples } from '#renderer/service/tailored-ai-tools/examples.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/tailored-ai-tools/opening.tsx'
import { Pattern } from '#renderer/service/tailored-ai-tools/pattern.tsx'
import { development, discovery, launch, prototype } from '#renderer/service/tailored-ai-tools/steps.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const figures = useData<Data>()
  const { heading, lead, introduction, features, examples, steps, proof, call, words } = tailoredAiToolsText
  return (
    <ServicePage slug="tailored-ai-tools">
      <Opening
        tone="green"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} />
      <Pattern text={features} />
      <Examples text={examples} words={words} />
      <Steps {...steps} drawings={[discovery, prototype, development, launch]} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures.custom, figures.accuracy, figures.efficiency]}
      />
      <Call heading={call.heading} text={call.text(figures.reply.value)} />
    </ServicePage>
  )
}
