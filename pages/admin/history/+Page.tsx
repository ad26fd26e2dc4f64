import { historyText as text } from '#locales/en/admin-history.ts'
import { useApp, useData } from '#renderer/app-context.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { AdminFrame } from '../frame/frame.tsx'
import { isRefusal, Refused } from '../refused.tsx'
import type { Data } from './+data.ts'
import { HistoryScreen } from './history-screen.tsx'

export function Page() {
  const data = useData<Data>()
  const { pathname } = useApp()
  if (isRefusal(data)) return <Refused view={data} />
  if (data.view === 'history') {
    const { post, asked } = data.screen
    return (
      <AdminFrame place="posts" {...data.frame} {...(asked && { dock: <></> })}>
        <HistoryScreen key={post.id} screen={data.screen} />
      </AdminFrame>
    )
  }
  const words = data.view === 'not-found' ? text.notFound : text.failed
  return (
    <AdminFrame place="posts" {...data.frame}>
      <main id="content" tabIndex={-1}>
        <Notice
          heading="h1"
          title={words.title}
          text={words.text}
          link={{ href: data.view === 'not-found' ? '/admin' : pathname, label: words.link }}
        />
      </main>
    </AdminFrame>
  )
}
