import { useData } from '#renderer/app-context.tsx'
import type { Data } from './+data.ts'
import { PostList } from './post-list.tsx'
import { SetUp, SignIn } from './sign-in.tsx'

export function Page() {
  const data = useData<Data>()
  if (data.view === 'posts') return <PostList name={data.name} posts={data.posts} />
  if (data.view === 'set-up') return <SetUp token={data.token} error={data.error} />
  return <SignIn error={data.error} />
}
