import { navigate } from 'vike/client/router'
import { editorText as text } from '#locales/en/admin-editor.ts'
import * as styles from '#renderer/ui/dialog/ask-dialog.css.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { faulty } from './editor.css.ts'
import { Faults } from './faulty-files.tsx'
import { LinkDialog } from './format/link-dialog.tsx'
import { PicturePicker } from './pictures/picture-picker.tsx'
import { PublishPanel } from './publishing/publish-panel.tsx'
import { ConflictDialog } from './saving/conflict-dialog.tsx'
import { ShareDialog } from './sharing/share-dialog.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import type { Editor } from './use-editor.ts'

/** The dialog opened by a button or a removal, and on top of it a question raised by a save. */
export function EditorDialogs({ editor }: { editor: Editor }) {
  const { id, dialog, closeDialog, saving, pictures } = editor
  return (
    <>
      {dialog?.kind === 'publish' && <PublishPanel begin={dialog.begin} editor={editor} />}
      {dialog?.kind === 'share' && id !== null && (
        <ShareDialog
          postId={id}
          unsaved={editor.hasUnsaved()}
          onSignedOut={saving.askToSignIn}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'pick' && (
        <PicturePicker
          title={dialog.into === 'cover' ? text.picker.cover : text.picker.insert}
          onChoose={(image) => pictures.choose(dialog.into, image)}
          onFile={(file) => pictures.send(dialog.into, file)}
          onSignedOut={saving.askToSignIn}
          onClose={closeDialog}
        />
      )}
      <LinkDialog editor={editor} />
      {editor.removals.dialog}
      {dialog?.kind === 'leave' && <LeaveDialog {...dialog} editor={editor} />}
      <SavingDialog editor={editor} />
    </>
  )
}

/** `risky`: the latest typing is stored nowhere. */
function LeaveDialog({ href, risky, editor }: { href: string; risky: boolean; editor: Editor }) {
  const { keeper, closeDialog } = editor
  const words = text.leave
  return (
    <Dialog open title={words.title} alert onClose={closeDialog}>
      <div className={styles.dialog}>
        <p>{risky ? words.risky : words.text}</p>
        <div className={styles.dialogActions}>
          <AdminButton data-focus="" onClick={closeDialog}>
            {words.stay}
          </AdminButton>
          <AdminButton
            variant="danger"
            onClick={() => {
              keeper.settle({ version: false, ends: true })
              void navigate(href)
            }}
          >
            {words.drop}
          </AdminButton>
          {!risky && (
            <AdminButton variant="primary" onClick={() => void navigate(href)}>
              {words.keep}
            </AdminButton>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function SavingDialog({ editor: { saving, screen } }: { editor: Editor }) {
  const { question, busy, closeQuestion } = saving
  const words = text.brokenFile
  if (question?.kind === 'conflict')
    return <ConflictDialog conflict={question} busy={busy} onClose={closeQuestion} />
  if (question?.kind === 'broken') {
    const { file, problems } = question.file
    return (
      <AskDialog
        title={words.title}
        submit={words.yes}
        cancel={words.no}
        busyLabel={text.actions.saving}
        busy={busy}
        danger
        alert
        onSubmit={question.replace}
        onClose={closeQuestion}
      >
        <p>{words.text({ file })}</p>
        <div className={faulty}>
          <Faults of={problems} />
        </div>
        <p>{words.advice}</p>
      </AskDialog>
    )
  }
  if (question?.kind !== 'sign-in') return null
  return (
    <SignInAgain
      email={screen.member.email}
      onClose={closeQuestion}
      onDone={() => {
        closeQuestion()
        question.again()
      }}
    />
  )
}
