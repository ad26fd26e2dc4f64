import { type FormEvent, useRef } from 'react'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import { teamText } from '#locales/en/admin-team.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { PersonIcon } from '#renderer/ui/studio/icons.tsx'
import { Row } from '#renderer/ui/studio/rows.tsx'
import { Section } from '#renderer/ui/studio/section.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import * as styles from './team.css.ts'
import * as api from './team-api.ts'
import type { useTeam } from './use-team.ts'

const text = teamText.invite

type InviteSectionProps = {
  own: ReturnType<typeof useTeam>
  onLink: (link: { url: string; email: string; isInvitation: boolean }) => void
}

export function InviteSection({ own, onLink }: InviteSectionProps) {
  const body = useRef<HTMLDivElement>(null)
  const { invitations } = own.team

  function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const email = String(fields.get('email')).trim()
    void own.change(
      () => api.invite(email, fields.get('role') as StaffRole),
      ({ url }) => {
        form.reset()
        onLink({ url, email, isInvitation: true })
      },
    )
  }

  const withdraw = (id: string) =>
    own.change(
      () => api.withdraw(id),
      () => {
        const { withdrawn: title, withdrawnText } = teamText.done
        showToast({ kind: 'success', title, text: withdrawnText })
        body.current?.focus()
      },
    )

  return (
    <Section title={text.title} lead={text.lead} body={body}>
      <form className={`${styles.invite} ${scriptOnly}`} onSubmit={invite}>
        <AdminField
          label={text.email}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <fieldset className={styles.roles}>
          <legend className={shared.label}>{text.role}</legend>
          {staffRoles.map((role) => (
            <label className={styles.choice} key={role}>
              <input type="radio" name="role" value={role} defaultChecked={role === 'editor'} />
              <span>
                <b>{teamText.roles[role]}</b>
                <span className={shared.meta}>{teamText.rolesHelp[role]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={shared.actions}>
          <AdminButton type="submit" variant="primary" busy={own.busy}>
            {text.submit}
          </AdminButton>
        </div>
      </form>
      {invitations.length > 0 && (
        <>
          <h3 className={shared.label}>{text.open}</h3>
          <ul className={shared.rowList}>
            {invitations.map(({ id, email, facts }) => (
              <Row
                key={id}
                sign={<PersonIcon />}
                name={email}
                facts={facts}
                actionsClass={scriptOnly}
                actions={
                  <AdminButton small onClick={() => void withdraw(id)}>
                    {text.withdraw}
                    <span className={visuallyHidden}> {email}</span>
                  </AdminButton>
                }
              />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
