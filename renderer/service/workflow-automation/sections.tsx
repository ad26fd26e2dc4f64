import type { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import type { Translation } from '#locales/translation.ts'
import AutomaticInvoicing from '#renderer/art/services/workflow-automation/automatic-invoicing.svg?server'
import DeskClosed from '#renderer/art/services/workflow-automation/desk-closed.svg?server'
import DocumentProcessing from '#renderer/art/services/workflow-automation/document-processing.svg?server'
import EmailReplies from '#renderer/art/services/workflow-automation/email-replies.svg?server'
import FollowUps from '#renderer/art/services/workflow-automation/follow-ups.svg?server'
import WideOpening from '#renderer/art/services/workflow-automation/opening.svg?server'
import SmallOpening from '#renderer/art/services/workflow-automation/opening-small.svg?server'
import PredictiveScheduling from '#renderer/art/services/workflow-automation/predictive-scheduling.svg?server'
import Reporting from '#renderer/art/services/workflow-automation/reporting.svg?server'
import Analysis from '#renderer/art/services/workflow-automation/step-analysis.svg?server'
import Design from '#renderer/art/services/workflow-automation/step-design.svg?server'
import Implementation from '#renderer/art/services/workflow-automation/step-implementation.svg?server'
import Optimisation from '#renderer/art/services/workflow-automation/step-optimisation.svg?server'
import Thumbnail from '#renderer/art/services/workflow-automation/thumbnail.svg?server'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Steps } from '../steps.tsx'
import type { Data } from './data.ts'
import { Delivered } from './delivered.tsx'

import { Line } from './line.tsx'

import { Week } from './week.tsx'

/** The sections of the page, the same in both languages. */
export function WorkflowAutomationSections({ text }: { text: Translation<typeof workflowAutomationText> }) {
  const figures = useData<Data>()
  const { heading, lead, introduction, week, features, steps, proof, call, words } = text
  return (
    <>
      <Opening
        slug="workflow-automation"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} drawing={<DeskClosed />} />
      <Week text={week} figures={figures} />
      <Line
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
      <Steps
        {...steps}
        drawings={[
          <Analysis key="analysis" as="g" />,
          <Design key="design" as="g" />,
          <Implementation key="implementation" as="g" />,
          <Optimisation key="optimisation" as="g" />,
        ]}
      />
      <Delivered text={proof} figures={figures} />
      <Call
        form="mint"
        drawing={<Thumbnail />}
        heading={call.heading}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
