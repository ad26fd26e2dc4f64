import type { ReactNode } from 'react'
import { onboardingText } from '#locales/en/onboarding.ts'
import { SwitchField } from '#renderer/forms/fields/switch-field.tsx'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { Button } from '#renderer/ui/button.tsx'
import { dayOf, momentOf } from '../moments.ts'
import { draftMs } from './draft-age.ts'
import * as styles from './keep-panel.css.ts'
import type { useDraft } from './use-draft.ts'

type KeepPanelProps = {
  draft: Pick<ReturnType<typeof useDraft>, 'state' | 'consent' | 'decide' | 'forget'>
  /** The visitor wants an empty form. */
  onAfresh: () => void
  /** Above the question. */
  arrival: ReactNode
  /** Below it. */
  children: ReactNode
}

const { keep, yes, no } = onboardingText
const keepForm = 'keep-answers'

/**
 * The form of the question, beside that of the brief: the answer is not sent, and a browser that fills in forms again after a
 * restart does not agree for anybody.
 */
export function KeepForm() {
  return <form id={keepForm} autoComplete="off" data-native hidden />
}

/** Asks whether answers may be kept on this device, and says what is there (R277, R278). */
export function KeepPanel({ draft, onAfresh, arrival, children }: KeepPanelProps) {
  const { state, consent, decide, forget } = draft
  const { keptAt, restored, ended } = state

  // The button goes with what it removes: the focus must not fall off the page.
  function forgetHere() {
    consent.current?.focus()
    void forget()
  }

  return (
    <div className={`${styles.panel} ${scriptOnly}`}>
      {arrival}
      <div className={restored ? styles.restored : styles.told}>
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
      {children}
    </div>
  )
}
