import { useEffect, useRef, useState } from 'react'
import { accountText } from '#locales/en/admin-account.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { PlusIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { Row } from '#renderer/ui/studio/rows.tsx'
import { Section } from '#renderer/ui/studio/section.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { addPasskey, type PasskeyOutcome, passkeysWork, stopPasskey } from '../frame/passkeys.ts'
import { removePasskey, renamePasskey } from './account-api.ts'
import type { ShownPasskey } from './account-view.ts'
import { DeviceIcon } from './icons.tsx'
import type { Account } from './use-account.ts'

const text = accountText.passkeys

type Asked = { what: 'add' } | { what: 'rename' | 'remove'; passkey: ShownPasskey }

export function PasskeysSection({ own, passkeys }: { own: Account; passkeys: readonly ShownPasskey[] }) {
  const changes = usePasskeys(own)
  const { body, ask } = changes
  // True until checked, as the server cannot know; so nothing moves where passkeys work
  const [works, setWorks] = useState(true)
  useEffect(() => setWorks(passkeysWork()), [])

  return (
    <Section id="passkeys" title={text.title} lead={text.lead} body={body}>
      {passkeys.length > 0 && (
        <ul className={shared.rowList}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              sign={<DeviceIcon name={passkey.name} />}
              name={passkey.name}
              facts={passkey.facts}
              actionsClass={scriptOnly}
              actions={
                <>
                  <AdminButton variant="ghost" small onClick={() => ask({ what: 'rename', passkey })}>
                    {text.rename}
                    <span className={visuallyHidden}> {passkey.name}</span>
                  </AdminButton>
                  <AdminButton
                    variant="ghost"
                    small
                    onClick={() => own.guarded(() => ask({ what: 'remove', passkey }))}
                  >
                    {text.remove}
                    <span className={visuallyHidden}> {passkey.name}</span>
                  </AdminButton>
                </>
              }
            />
          ))}
        </ul>
      )}
      {passkeys.length === 0 && <p>{text.none}</p>}
      {works ? (
        <div className={scriptOnly}>
          <AdminButton
            variant={passkeys.length === 0 ? 'primary' : 'outline'}
            onClick={() => own.guarded(() => ask({ what: 'add' }))}
          >
            <PlusIcon className={shared.icon} />
            {text.add}
          </AdminButton>
        </div>
      ) : (
        <p className={shared.meta}>{text.unsupported}</p>
      )}
      <p className={`${shared.meta} ${shared.withoutScript}`}>{text.needsScript}</p>
      <PasskeyDialog passkeys={changes} />
    </Section>
  )
}

function usePasskeys(own: Account) {
  const body = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  function ask(next: Asked | null) {
    setProblem(null)
    setAsked(next)
  }

  async function add(fields: FormData) {
    setProblem(null)
    const outcome = await addPasskey(String(fields.get('name')).trim() || undefined)
    if (outcome.ok) {
      ask(null)
      await own.refresh()
      showToast({ kind: 'success', title: text.added, text: text.addedText({ name: outcome.answer.name }) })
    } else if (outcome.why === 'refused' && outcome.confirmFirst) {
      ask(null)
      own.askFirst(() => ask({ what: 'add' }))
    } else setProblem(wordsOf(outcome))
  }

  async function rename({ id }: ShownPasskey, fields: FormData) {
    const answer = await renamePasskey(id, String(fields.get('name')))
    if (!answer.ok) return setProblem(answer.detail)
    ask(null)
    await own.refresh()
  }

  async function remove(passkey: ShownPasskey) {
    const answer = await removePasskey(passkey.id)
    if (answer.ok || answer.status === 404) {
      ask(null)
      await own.refresh()
      showToast({ kind: 'success', title: text.removed, text: text.removedText({ name: passkey.name }) })
      // The focused element is gone
      body.current?.focus()
    } else if (answer.confirmFirst) {
      ask(null)
      own.askFirst(() => ask({ what: 'remove', passkey }))
    } else setProblem(answer.detail)
  }

  return { body, asked, problem, ask, add, rename, remove }
}

type PasskeyDialogProps = { passkeys: ReturnType<typeof usePasskeys> }

function PasskeyDialog({ passkeys: { asked, problem, ask, add, rename, remove } }: PasskeyDialogProps) {
  const close = () => ask(null)
  if (asked === null) return null
  if (asked.what === 'add')
    return (
      <AskDialog
        title={text.addTitle}
        intro={text.addIntro}
        submit={text.addSubmit}
        problem={problem}
        onClose={() => {
          stopPasskey()
          ask(null)
        }}
        onSubmit={add}
      >
        <AdminField label={text.name} name="name" help={text.addHelp} maxLength={60} autoComplete="off" />
      </AskDialog>
    )
  if (asked.what === 'rename')
    return (
      <AskDialog
        title={text.renameTitle}
        submit={text.renameSubmit}
        problem={problem}
        onClose={close}
        onSubmit={(fields) => rename(asked.passkey, fields)}
      >
        <AdminField
          label={text.name}
          name="name"
          defaultValue={asked.passkey.name}
          maxLength={60}
          autoComplete="off"
          required
        />
      </AskDialog>
    )
  return (
    <AskDialog
      title={text.removeTitle({ name: asked.passkey.name })}
      intro={text.removeText}
      submit={text.removeSubmit}
      danger
      problem={problem}
      onClose={close}
      onSubmit={() => remove(asked.passkey)}
    />
  )
}

function wordsOf(outcome: Extract<PasskeyOutcome<unknown>, { ok: false }>): string {
  if (outcome.why === 'refused') return outcome.detail || text.broken
  const words = {
    cancelled: text.cancelled,
    known: text.known,
    unsupported: text.cannot,
    failed: text.broken,
  }
  return words[outcome.why]
}
