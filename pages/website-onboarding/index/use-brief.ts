import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#renderer/app-context.tsx'
import type { Answers, Data, Faults } from './+data.ts'
import type { Control } from './brief-context.ts'
import { answeredIn, type Completion } from './completion.ts'
import { mayHaveDraft } from './draft/device.ts'
import type { DraftCode } from './draft/use-draft.ts'
import type { LiveBrief } from './live-brief.ts'

const isAnswered = (answer: Answers[string]) =>
  answer !== undefined && (answer.text !== '' || answer.chosen.length > 0 || answer.yes)

/**
 * Loads the code that validates and sends the brief, once someone starts to fill it in; until then the native
 * form works. `before` runs first and restores the answers stored on this device.
 */
export function useBriefCode(
  form: RefObject<HTMLFormElement | null>,
  { answers, errors }: Data,
  before: (code: DraftCode) => Promise<void>,
) {
  const { messages } = useText('onboarding')
  const asked = useRef(false)
  const [live, setLive] = useState<LiveBrief | null>(null)
  const [faults, setFaults] = useState<Faults>(errors)
  const [completion, setCompletion] = useState<Completion>({
    answered: Object.keys(answers).filter((field) => isAnswered(answers[field])),
    // A rejected form was validated by the server: its errors are in `errors`
    unready: [],
  })

  function look(brief: LiveBrief | null = live) {
    if (!form.current || !brief) return
    const next = { answered: answeredIn(form.current), unready: brief.unready() }
    setCompletion((now) =>
      String([now.answered, now.unready]) === String([next.answered, next.unready]) ? now : next,
    )
  }

  function hydrate() {
    if (asked.current) return
    asked.current = true
    import('./live-brief.ts').then(
      async ({ createLiveBrief, draftCode }) => {
        await before(draftCode)
        if (!form.current) return
        const brief = createLiveBrief({ form: form.current, faults: errors, onFaults: setFaults, messages })
        // Synchronously: `brief` would miss anything typed in between.
        flushSync(() => setLive(brief))
        look(brief)
      },
      // The native form still works; the next interaction retries.
      () => {
        asked.current = false
      },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    void mayHaveDraft().then((may) => may && hydrate())
  }, [])

  const control = (field: Parameters<LiveBrief['control']>[0]): Control =>
    live?.control(field) ?? { name: field }
  return { live, faults, setFaults, completion, look, hydrate, control }
}
