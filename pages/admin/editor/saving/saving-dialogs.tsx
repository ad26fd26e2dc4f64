import { navigate } from 'vike/client/router'
import { BrokenFileDialog, LeaveDialog } from '../dialogs.tsx'
import { LinkingDialog } from '../linking/linking-dialog.tsx'
import type { linkTargets } from '../linking/linking-question.ts'
import { SignInAgain } from '../sign-in-again.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { useSaving } from './use-saving.ts'
import type { TypingKeeper } from './use-typing-keeper.ts'

type SavingDialogsProps = {
  saving: ReturnType<typeof useSaving>
  email: string
  /** Where links to the open post may be led. */
  targets: () => ReturnType<typeof linkTargets>
  onSignedIn: () => void
}

/** What a save can ask: which of two texts, or to sign in again. */
export function SavingDialogs({ saving, email, targets, onSignedIn }: SavingDialogsProps) {
  const { conflict, broken, linking, afterSignIn } = saving
  return (
    <>
      {conflict && (
        <ConflictDialog
          conflicts={conflict.conflicts}
          fitting={conflict.fitting}
          other={conflict.other}
          busy={saving.busy}
          onSave={saving.saveChosen}
          onClose={saving.closeConflict}
        />
      )}
      {broken && (
        <BrokenFileDialog
          broken={broken.file}
          busy={saving.busy}
          onReplace={broken.replace}
          onClose={saving.closeBroken}
        />
      )}
      {linking && (
        <LinkingDialog
          question={linking}
          targets={targets()}
          busy={saving.busy}
          fault={saving.linksFault}
          onConfirm={linking.save}
          onClose={saving.closeLinking}
        />
      )}
      {afterSignIn && (
        <SignInAgain
          email={email}
          onClose={saving.closeSignIn}
          onDone={() => {
            saving.closeSignIn()
            onSignedIn()
            afterSignIn.again?.()
          }}
        />
      )}
    </>
  )
}

export type Leaving = { href: string; risky: boolean }

type LeaveQuestionProps = { leaving: Leaving; keeper: TypingKeeper; onStay: () => void }

export function LeaveQuestion({ leaving: { href, risky }, keeper, onStay }: LeaveQuestionProps) {
  return (
    <LeaveDialog
      risky={risky}
      onStay={onStay}
      onKeep={async () => {
        await keeper.flush()
        await navigate(href)
      }}
      onDrop={async () => {
        await keeper.settle({ version: false, ends: true })
        await navigate(href)
      }}
    />
  )
}
