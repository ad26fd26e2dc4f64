import { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import { useData } from '#renderer/app-context.tsx'
import { Call } from '#renderer/service/call.tsx'
import { FeatureSheet } from '#renderer/service/feature-sheet.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { Steps } from '#renderer/service/steps.tsx'
import {
  AutomaticInvoicing,
  DocumentProcessing,
  EmailReplies,
  FollowUps,
  PredictiveScheduling,
  Reporting,
} from '#renderer/service/workflow-automation/features.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/workflow-automation/opening.tsx'
import * as styles from '#renderer/service/workflow-automation/page.css.ts'
import {
  analysis,
  design,
  implementation,
  optimisation,
} from '#renderer/service/workflow-automation/steps.tsx'
import { Week } from '#renderer/service/workflow-automation/week.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const figures = useData<Data>()
  const { heading, lead, introduction, week, features, steps, proof, call, words } = workflowAutomationText
  return (
    <ServicePage slug="workflow-automation">
      <Opening
        tone="warm"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} />
      <Week text={week} figures={figures} />
      <div className={styles.features}>
        <FeatureSheet
          label={features.label}
          items={features.items}
          drawings={[
            <DocumentProcessing key="documents" />,
            <EmailReplies key="email" words={words} />,
            <PredictiveScheduling key="scheduling" words={words} />,
            <AutomaticInvoicing key="invoicing" words={words} />,
            <FollowUps key="follow-ups" words={words} />,
            <Reporting key="reporting" />,
          ]}
        />
      </div>
      <Steps {...steps} drawings={[analysis, design, implementation, optimisation]} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['admin-hours'], figures['admin-time'], figures.errors]}
      />
      <Call heading={call.heading} text={call.text(figures.reply.value)} />
    </ServicePage>
  )
}
