import { useText } from '#renderer/app-context.tsx'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { Button } from '#renderer/ui/button.tsx'
import { SwitchField } from '#renderer/ui/fields/switch-field.tsx'
import { dayOf, momentOf } from '../moments.ts'
import { draftMs } from './draft-age.ts'
import * as styles from './keep-panel.css.ts'
import type { useDraft } from './use-draft.ts'

type Draft = ReturnType<typeof useDraft>

const keepForm = 'keep-answers'

/**
 * The form of the consent checkbox, outside the brief's form, as its answer is not sent. Autocomplete is off,
 * so that a browser restoring forms after a restart does not consent for anybody.
 */
export function KeepForm() {
  return <form id={keepForm} autoComplete="off" data-native hidden />
}

type KeepNoticeProps = {
  draft: Pick<Draft, 'state'>
  /** Called when the visitor wants an empty form. */
  onAfresh: () => void
}

/** Says, above the parts, that stored answers were restored (R278). */
export function KeepNotice({ draft, onAfresh }: KeepNoticeProps) {
  const { keep } = useText('onboarding')
  const { restored, ended } = draft.state
  return (
    <div className={`${styles.notice} ${scriptOnly}`}>
      <div className={restored ? styles.restored : undefined}>
        <p className={styles.said} role="status">
          {restored && keep.restored({ when: momentOf(restored.savedAt) })}
          {restored && restored.files > 0 && ` ${keep.filesAgain({ files: restored.files })}`}
          {ended && keep[ended]}
        </p>
        {restored && (
          <Button variant="outline" onClick={onAfresh}>
            {keep.afresh}
          </Button>
        )}
      </div>
    </div>
  )
}

type KeepPanelProps = {
  draft: Pick<Draft, 'state' | 'consent' | 'decide' | 'forget'>
}

/** Asks for consent to store answers on this device (R277). */
export function KeepPanel({ draft }: KeepPanelProps) {
  const { keep, yes, no } = useText('onboarding')
  const { state, consent, decide, forget } = draft
  const { keptAt } = state

  // The pressed button disappears with the answers: keep the focus in this panel.
  function forgetHere() {
    consent.current?.focus()
    void forget()
  }

  return (
    <div className={`${styles.panel} ${scriptOnly}`}>
      <SwitchField
        ref={consent}
        look="bare"
        label={keep.label}
        help={keep.help}
        yes={yes}
        no={no}
        form={keepForm}
        onChange={(event) => decide(event.currentTarget.checked)}
      >
        <div className={styles.kept}>
          <p className={styles.until}>
            {keptAt !== null && keep.until({ when: momentOf(keptAt), end: dayOf(keptAt + draftMs) })}
          </p>
          <Button variant="quiet" onClick={forgetHere}>
            {keep.forget}
          </Button>
        </div>
      </SwitchField>
    </div>
  )
}
