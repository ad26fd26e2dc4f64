import type { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Steps } from '../steps.tsx'
import type { Data } from './data.ts'
import { Delivered } from './delivered.tsx'
import { DeskClosed } from './desk-closed.tsx'
import {
  AutomaticInvoicing,
  DocumentProcessing,
  EmailReplies,
  FollowUps,
  PredictiveScheduling,
  Reporting,
} from './features.tsx'
import { Line } from './line.tsx'
import { SmallOpening, WideOpening } from './opening.tsx'
import { analysis, design, implementation, optimisation } from './steps.tsx'
import { thumbnail } from './thumbnail.tsx'
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
      <Steps {...steps} drawings={[analysis, design, implementation, optimisation]} />
      <Delivered text={proof} figures={figures} />
      <Call
        form="mint"
        drawing={thumbnail}
        heading={call.heading}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
