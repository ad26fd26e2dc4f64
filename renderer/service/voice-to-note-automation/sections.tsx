import type { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import type { Translation } from '#locales/translation.ts'
import Actions from '#renderer/art/services/voice-to-note-automation/actions.svg?server'
import Categories from '#renderer/art/services/voice-to-note-automation/categories.svg?server'
import Closing from '#renderer/art/services/voice-to-note-automation/closing.svg?server'
import MobileApp from '#renderer/art/services/voice-to-note-automation/mobile-app.svg?server'
import WideOpening from '#renderer/art/services/voice-to-note-automation/opening.svg?server'
import SmallOpening from '#renderer/art/services/voice-to-note-automation/opening-small.svg?server'
import Search from '#renderer/art/services/voice-to-note-automation/search.svg?server'
import Systems from '#renderer/art/services/voice-to-note-automation/systems.svg?server'
import Transcription from '#renderer/art/services/voice-to-note-automation/transcription.svg?server'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { FeatureTiles } from '../features.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import type { Data } from './data.ts'

import { sheet } from './one-note.css.ts'
import { OneNote } from './one-note.tsx'

import { Shorthand } from './shorthand.tsx'

/** The sections of the page, the same in both languages. */
export function VoiceToNoteAutomationSections({
  text,
}: {
  text: Translation<typeof voiceToNoteAutomationText>
}) {
  const figures = useData<Data>()
  const { heading, lead, introduction, note, features, rules, proof, call, words } = text
  return (
    <>
      <Opening
        slug="voice-to-note-automation"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} across />
      <OneNote text={note} />
      <div className={sheet}>
        <FeatureTiles
          {...features}
          drawings={[
            <Transcription key="transcription" />,
            <Categories key="categories" words={{ names: words.categories }} />,
            <Actions key="actions" />,
            <Systems key="systems" />,
            <MobileApp key="app" />,
            <Search key="search" words={{ query: words.search }} />,
          ]}
        />
      </div>
      <Shorthand text={rules} />
      <Proof
        form="spoken"
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['faster-notes'], figures['less-typing'], figures['voice-set-up']]}
      />
      <Call
        form="peach"
        drawing={<Closing />}
        heading={call.heading(figures['voice-set-up'].value)}
        text={call.text}
      />
    </>
  )
}
