import { historyText } from '#locales/en/admin-history.ts'
import { useData } from '#renderer/app-context.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { AdminFrame } from '../frame/frame.tsx'
import { isRefusal, Refused } from '../refused.tsx'
import type { Data } from './+data.ts'
import { DeletedPosts } from './deleted-posts.tsx'

export function Page() {
  const data = useData<Data>()
  if (isRefusal(data)) return <Refused view={data} />
  return (
    <AdminFrame place="posts" {...data.frame}>
      {data.view === 'deleted' ? (
        <DeletedPosts posts={data.posts} />
      ) : (
        <main id="content" tabIndex={-1}>
          <Notice
            heading="h1"
            title={historyText.failed.title}
            text={historyText.failed.text}
            link={{ href: '/admin/deleted', label: historyText.failed.link }}
          />
        </main>
      )}
    </AdminFrame>
  )
}
