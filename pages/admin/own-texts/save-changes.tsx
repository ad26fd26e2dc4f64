import { languageName } from '#domain/locales.ts'
import { editText as text } from '#locales/en/admin-edit.ts'
import { ChoiceDialog } from '#renderer/ui/dialog/choice-dialog.tsx'
import { SaveButtons } from '../frame/save-buttons.tsx'
import { nameOf } from './names.ts'
import type { TextChanges } from './use-text-changes.ts'

type SaveChangesProps = {
  changes: TextChanges
  onSaved?: () => void
  onFault: (key: string) => void
}

/** Saves all changes at once, and handles interruptions: faults, somebody else's change, a clicked link. */
export function SaveChanges({ changes, onSaved, onFault }: SaveChangesProps) {
  const { count, busy, faults, clashes } = changes
  const saving = async (work: () => Promise<boolean>) => {
    if (await work()) onSaved?.()
  }
  return (
    <>
      <SaveButtons
        count={count}
        busy={busy}
        label={busy ? text.saving : count === 0 ? text.nothingChanged : text.save({ count })}
        isSignedOut={changes.isSignedOut}
        onSignInClosed={changes.signInClosed}
        onSave={() => {
          const [fault] = faults
          if (fault) onFault(fault.key)
          else void saving(changes.save)
        }}
        onDiscard={changes.discard}
      />
      {clashes.length > 0 && (
        <ChoiceDialog
          title={text.clash.title}
          intro={text.clash.intro}
          places={clashes.map(({ key, locale, mine, theirs }) => ({
            label: text.clash.place({ name: nameOf(key), language: languageName(locale, 'en') }),
            options: [
              { value: 'mine', title: text.clash.mine, text: mine, lang: locale },
              { value: 'theirs', title: text.clash.theirs, text: theirs, lang: locale },
            ],
          }))}
          save={text.clash.save}
          cancel={text.clash.cancel}
          onSave={(choices) => void saving(() => changes.settle(choices.map((choice) => choice === 'mine')))}
          onClose={changes.closeClashes}
        />
      )}
    </>
  )
}
