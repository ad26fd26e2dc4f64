import { adminText } from '#locales/en/admin.ts'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { AdminFrame } from './frame/frame.tsx'
import type { Refusal } from './refusal.ts'
import { SignIn } from './sign-in.tsx'

export const isRefusal = <Data extends { view: string }>(
  data: Data,
): data is Extract<Data, { view: Refusal['view'] }> => data.view === 'sign-in' || data.view === 'not-allowed'

export function Refused({ view }: { view: Refusal }) {
  if (view.view === 'sign-in') return <SignIn view={view} />
  const text = adminText.notAllowed
  return (
    <AdminFrame place={null} {...view.frame}>
      <main id="content" tabIndex={-1}>
        <Notice
          heading="h1"
          title={text.title}
          text={`${text.roles[view.frame.member.role]} ${text.ask}`}
          link={{ href: view.home, label: text.home }}
        />
      </main>
    </AdminFrame>
  )
}
