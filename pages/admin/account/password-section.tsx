import { useState } from 'react'
import { accountText } from '#locales/en/studio-account.ts'
import { showToast } from '#renderer/forms/toasts.ts'
import { StudioButton, StudioField } from '#renderer/studio/controls.tsx'
import { passwordLeast } from '#server/staff/credentials.schema.ts'
import type { OwnAccount } from '#server/staff/own-account.schema.ts'
import { changePassword } from './account-api.ts'
import { AskDialog } from './ask-dialog.tsx'
import { Section } from './section.tsx'
import type { Account } from './use-account.ts'

const text = accountText.password

export function PasswordSection({ own, account }: { own: Account; account: OwnAccount }) {
  const [open, setOpen] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({})
  const [problem, setProblem] = useState<string | null>(null)

  function show(next: boolean) {
    setErrors({})
    setProblem(null)
    setOpen(next)
  }

  async function change(fields: FormData) {
    setErrors({})
    setProblem(null)
    const current = fields.get('current')
    const answer = await changePassword({
      password: String(fields.get('password')),
      ...(typeof current === 'string' && { current }),
    })
    // Whether the current one is asked for may have changed meanwhile
    await own.refresh()
    if (answer.ok) {
      show(false)
      const changed = text.changedText(answer.body.ended)
      showToast({ kind: 'success', title: text.changed, text: changed })
      return
    }
    setErrors(answer.errors)
    if (!answer.errors.current && !answer.errors.password) setProblem(answer.detail)
  }

  return (
    <Section title={text.title} lead={text.lead}>
      <div>
        <StudioButton small onClick={() => show(true)}>
          {text.change}
        </StudioButton>
      </div>
      {open && (
        <AskDialog
          title={text.change}
          submit={text.submit}
          problem={problem}
          onClose={() => show(false)}
          onSubmit={change}
        >
          {account.needsCurrentPassword && (
            <StudioField
              label={text.current}
              name="current"
              type="password"
              autoComplete="current-password"
              error={errors.current?.[0]}
              required
            />
          )}
          <StudioField
            label={text.next}
            name="password"
            type="password"
            autoComplete="new-password"
            help={text.nextHelp}
            minLength={passwordLeast}
            maxLength={200}
            error={errors.password?.[0]}
            required
          />
          {/* For password managers: whose password it is */}
          <input type="text" name="email" autoComplete="username" value={account.email} readOnly hidden />
        </AskDialog>
      )}
    </Section>
  )
}
