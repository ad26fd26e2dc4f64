import { useEffect, useRef } from 'react'
import type { Owner } from '#domain/leads/handling.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, Avatar } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './lead-side.css.ts'
import { Menu, MenuButton } from './menu.tsx'
import type { InboxActions } from './use-inbox.ts'

type LeadOwnerProps = { inbox: InboxActions; record: LeadRecord }

export function LeadOwner({ inbox, record: { lead, handling } }: LeadOwnerProps) {
  const { owner } = handling
  const { member, members } = inbox.from
  const isMine = owner?.email === member.email
  const others = members.filter(({ email }) => email !== owner?.email && email !== member.email)
  const name = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  const give = (to: Owner | null) => {
    pressed.current = true
    void inbox.setOwner(lead.id, to)
  }
  // The control that was used may have disappeared with the change: keyboard users continue from the name
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner is what the effect waits for
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) name.current?.focus()
    pressed.current = false
  }, [owner?.email])
  return (
    <div className={styles.owner}>
      <p className={styles.ownerName} ref={name} tabIndex={-1}>
        {owner === null ? (
          <span className={shared.meta}>{text.nobodyYet}</span>
        ) : (
          <>
            <Avatar name={owner.name} />
            <bdi>{isMine ? text.takenByMe : text.takenBy({ name: owner.name })}</bdi>
          </>
        )}
      </p>
      <div className={`${styles.ownerActions} ${scriptOnly}`}>
        {!isMine && (
          <AdminButton small busy={inbox.busy === 'owner'} onClick={() => give(member)}>
            {text.take}
          </AdminButton>
        )}
        {(others.length > 0 || owner !== null) && (
          <Menu
            summary={
              <>
                {text.give}
                <ChevronDownIcon />
              </>
            }
          >
            {others.map((other) => (
              <MenuButton key={other.email} onPress={() => give(other)}>
                <bdi>{other.name}</bdi>
              </MenuButton>
            ))}
            {owner !== null && <MenuButton onPress={() => give(null)}>{text.giveUp}</MenuButton>}
          </Menu>
        )}
      </div>
    </div>
  )
}
