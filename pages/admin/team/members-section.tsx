import { type ChangeEvent, useRef, useState } from 'react'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import { teamText } from '#locales/en/admin-team.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { AdminButton, AdminField, Avatar } from '#renderer/ui/studio/controls.tsx'
import { Row } from '#renderer/ui/studio/rows.tsx'
import { Section } from '#renderer/ui/studio/section.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import * as styles from './team.css.ts'
import * as api from './team-api.ts'
import type { ShownMember } from './team-view.ts'
import type { useTeam } from './use-team.ts'

const text = teamText.members

type MembersSectionProps = {
  own: ReturnType<typeof useTeam>
  me: string
  onLink: (link: { url: string; email: string; isInvitation: boolean }) => void
}

export function MembersSection({ own, me, onLink }: MembersSectionProps) {
  const body = useRef<HTMLDivElement>(null)
  const [removing, setRemoving] = useState<ShownMember | null>(null)

  function saveRole(role: StaffRole, { id, name }: ShownMember) {
    void own.change(
      () => api.setRole(id, role),
      () =>
        showToast({
          kind: 'success',
          title: teamText.done.role,
          text: teamText.done.roleText({ name, role: teamText.roles[role] }),
        }),
    )
  }

  async function remove({ id, name }: ShownMember) {
    setRemoving(null)
    await own.change(
      () => api.removeMember(id),
      () => {
        showToast({ kind: 'success', title: teamText.done.removed, text: name })
        // The focused element is gone
        body.current?.focus()
      },
    )
  }

  const makeLink = ({ id, email }: ShownMember) =>
    void own.change(
      () => api.makeLink(id),
      ({ url }) => onLink({ url, email, isInvitation: false }),
    )

  return (
    <Section title={text.title} lead={text.lead} body={body}>
      <ul className={shared.rowList}>
        {own.team.members.map((member) => (
          <Row
            className={styles.member}
            key={member.id}
            sign={<Avatar name={member.name} />}
            bare
            name={
              <>
                {member.name}
                {member.email === me && <span className={shared.meta}> ({teamText.you})</span>}
              </>
            }
            facts={member.email}
          >
            <RoleForm key={member.role} member={member} onSave={(role) => saveRole(role, member)} />
            <div className={styles.foot}>
              <span className={shared.meta}>{member.facts}</span>
              <span className={`${styles.more} ${scriptOnly}`}>
                <AdminButton variant="ghost" small onClick={() => makeLink(member)}>
                  {text.link}
                  <span className={visuallyHidden}> {text.linkOf({ name: member.name })}</span>
                </AdminButton>
                {member.email !== me && (
                  <AdminButton variant="ghost" small onClick={() => setRemoving(member)}>
                    {text.remove}
                    <span className={visuallyHidden}> {member.name}</span>
                  </AdminButton>
                )}
              </span>
            </div>
          </Row>
        ))}
      </ul>
      {removing && (
        <AskDialog
          title={teamText.remove.title({ name: removing.name })}
          intro={teamText.remove.text}
          submit={teamText.remove.confirm}
          cancel={teamText.remove.cancel}
          danger
          onClose={() => setRemoving(null)}
          onSubmit={() => remove(removing)}
        />
      )}
    </Section>
  )
}

type RoleFormProps = { member: ShownMember; onSave: (role: StaffRole) => void }

function RoleForm({ member: { name, role: first }, onSave }: RoleFormProps) {
  const [role, setRole] = useState(first)
  const isSaved = role === first
  return (
    <form
      className={`${styles.roleForm} ${scriptOnly}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaved) onSave(role)
      }}
    >
      <AdminField
        label={teamText.invite.role}
        aria-label={text.role({ name })}
        name="role"
        value={role}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => setRole(event.currentTarget.value as StaffRole)}
        options={staffRoles.map((one) => (
          <option key={one} value={one}>
            {teamText.roles[one]}
          </option>
        ))}
      />
      <AdminButton type="submit" aria-disabled={isSaved || undefined}>
        {text.save}
        <span className={visuallyHidden}> {text.linkOf({ name })}</span>
      </AdminButton>
    </form>
  )
}
