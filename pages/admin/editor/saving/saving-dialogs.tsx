import { navigate } from 'vike/client/router'
import { BrokenFileDialog, LeaveDialog } from '../dialogs.tsx'
import { SignInAgain } from '../sign-in-again.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { useSaving } from './use-saving.ts'
import type { TypingKeeper } from './use-typing-keeper.ts'

type SavingDialogsProps = {
  saving: ReturnType<typeof useSaving>
  email: string
  onSignedIn: () => void
}

/** What a save can ask: which of two texts, or to sign in again. */
export function SavingDialogs({ saving, email, onSignedIn }: SavingDialogsProps) {
  const { conflict, broken, afterSignIn } = saving
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
