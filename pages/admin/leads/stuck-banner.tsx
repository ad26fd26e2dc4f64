import { leadsText } from '#locales/en/admin-leads.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { WarningIcon } from '#renderer/ui/studio/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { moment, sentence } from './lead-view.ts'
import type { InboxActions } from './use-inbox.ts'

const text = leadsText.banner

export function StuckBanner({ inbox: { inbox, busy, sendAllAgain } }: { inbox: InboxActions }) {
  return inbox.overview.stuck.map((stuck) => (
    <section className={shared.banner} key={stuck.channel} aria-label={`${text.label}: ${stuck.channel}`}>
      <WarningIcon className={shared.bannerIcon} />
      <p className={shared.bannerText} role="status">
        <b>{inbox.overview.channels[stuck.channel]?.stuck}</b> {sentence(stuck.reason)}{' '}
        {stuck.since !== null && text.since({ when: moment(stuck.since, inbox.now) })}{' '}
        {text.safe({ count: stuck.leads })}
      </p>
      <AdminButton
        className={scriptOnly}
        small
        busy={busy === 'send-all'}
        onClick={() => void sendAllAgain(stuck)}
      >
        {text.again({ count: stuck.ids.length })}
      </AdminButton>
    </section>
  ))
}
