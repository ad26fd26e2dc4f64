import { serviceAction } from '#locales/it/services/action.ts'
import { voiceToNoteAutomationText as text } from '#locales/it/services/voice-to-note-automation.ts'
import { useData } from '#renderer/app-context.tsx'
import { Call } from '#renderer/service/call.tsx'
import { FeatureSheet } from '#renderer/service/feature-sheet.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'
import {
  Actions,
  Categories,
  MobileApp,
  Search,
  Systems,
  Transcription,
} from '#renderer/service/voice-to-note-automation/features.tsx'
import { sheet } from '#renderer/service/voice-to-note-automation/one-note.css.ts'
import { OneNote } from '#renderer/service/voice-to-note-automation/one-note.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/voice-to-note-automation/opening.tsx'
import { Shorthand } from '#renderer/service/voice-to-note-automation/shorthand.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const figures = useData<Data>()
  const { heading, lead, introduction, note, features, rules, proof, call, words } = text
  return (
    <StaticServicePage action={serviceAction}>
      <Opening
        tone="sand"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} />
      <OneNote text={note} />
      <div className={sheet}>
        <FeatureSheet
          {...features}
          drawings={[
            <Transcription key="transcription" />,
            <Categories key="categories" names={words.categories} />,
            <Actions key="actions" />,
            <Systems key="systems" />,
            <MobileApp key="app" />,
            <Search key="search" query={words.search} />,
          ]}
        />
      </div>
      <Shorthand text={rules} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['faster-notes'], figures['less-typing'], figures['voice-set-up']]}
      />
      <Call heading={call.heading(figures['voice-set-up'].value)} text={call.text} />
    </StaticServicePage>
  )
}
