import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { useMenuDetails } from '#renderer/layout/use-menu-details.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, Avatar } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './lead-side.css.ts'
import * as menu from './menu.css.ts'
import type { InboxActions } from './use-inbox.ts'

type LeadOwnerProps = { inbox: InboxActions; record: LeadRecord }

/** Who answers the lead; anybody may take it, or give it to somebody else. */
export function LeadOwner({ inbox, record: { lead, handling } }: LeadOwnerProps) {
  const details = useMenuDetails()
  const { owner } = handling
  const { member, members } = inbox.from
  const isMine = owner?.email === member.email
  const off = inbox.busy === 'owner' || undefined
  const others = members.filter(({ email }) => email !== owner?.email && email !== member.email)
  const give = (to: (typeof members)[number] | null) => {
    if (details.current) {
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    void inbox.setOwner(lead.id, to)
  }
  return (
    <div className={styles.owner}>
      <p className={styles.ownerName}>
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
          <AdminButton small aria-disabled={off} onClick={() => give(member)}>
            {text.take}
          </AdminButton>
        )}
        {(others.length > 0 || owner !== null) && (
          <details className={menu.menu} ref={details}>
            <summary className={`${shared.tool} ${menu.summary}`}>
              {text.give}
              <ChevronDownIcon className={styles.ownerIcon} />
            </summary>
            <div className={menu.panel}>
              {others.map((other) => (
                <button className={menu.item} type="button" key={other.email} onClick={() => give(other)}>
                  <bdi>{other.name}</bdi>
                </button>
              ))}
              {owner !== null && (
                <button className={menu.item} type="button" onClick={() => give(null)}>
                  {text.giveUp}
                </button>
              )}
            </div>
          </details>
        )}
      </div>
    </div>
  )
}
