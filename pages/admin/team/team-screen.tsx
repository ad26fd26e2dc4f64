import { useState } from 'react'
import { teamText as text } from '#locales/en/admin-team.ts'
import TwoArches from '#renderer/art/studio/two-arches.svg'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { sectionsPage } from '#renderer/ui/studio/shared.css.ts'
import { ConfirmIdentityDialog, type Confirms } from '../frame/confirm-identity.tsx'
import { AdminFrame, type FrameFacts } from '../frame/frame.tsx'
import { InviteSection } from './invite-section.tsx'
import { LinkDialog, type ShownLink } from './link-dialog.tsx'
import { MembersSection } from './members-section.tsx'
import type { TeamView } from './team-view.ts'

import { useTeam } from './use-team.ts'

type TeamScreenProps = { frame: FrameFacts; confirms: Confirms; team: TeamView }

export function TeamScreen({ frame, confirms, team }: TeamScreenProps) {
  const own = useTeam(team)
  const [link, setLink] = useState<ShownLink | null>(null)
  return (
    <AdminFrame place="team" {...frame}>
      <main className={sectionsPage} id="content" tabIndex={-1}>
        <PageHead
          title={text.title}
          lead={
            <>
              <p>{text.lead}</p>
              <noscript>
                <p>{text.needsScript}</p>
              </noscript>
            </>
          }
          drawing={<TwoArches />}
        />
        <MembersSection own={own} me={confirms.email} onLink={setLink} />
        <InviteSection own={own} onLink={setLink} />
        <LinkDialog link={link} onClose={() => setLink(null)} />
        <ConfirmIdentityDialog confirmation={own.confirmation} confirms={confirms} />
      </main>
    </AdminFrame>
  )
}
