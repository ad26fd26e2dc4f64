import { execFileSync } from 'node:child_process'
import { makeFolders, send, signIn, startServer } from '#tests/helpers/server.ts'

const saves = 1_000

/** 1,000 saves make 1,000 commits, none of them empty; 50 at once make 50; the repository is sound. */
export async function proveSaves(): Promise<boolean> {
  const folders = await makeFolders()
  const server = await startServer({ folders })
  try {
    const git = (...parameters: string[]) =>
      execFileSync('git', parameters, {
        cwd: folders.contentDir,
        encoding: 'utf8',
        maxBuffer: 64_000_000,
      }).trim()
    const count = () => Number(git('rev-list', '--count', 'HEAD'))
    const cookie = await signIn(server.origin)
    const before = count()
    const times: number[] = []
    const save = async (index: number) => {
      const started = performance.now()
      const answer = await send('POST', `${server.origin}/api/blog/posts`, {
        cookie,
        body: postBody(`Save number ${index}`),
      })
      times.push(performance.now() - started)
      if (answer.status !== 201) throw new Error(`Save ${index} answered ${answer.status}: ${answer.text}`)
    }
    for (let index = 0; index < saves; index += 1) await save(index)
    const sequential = count() - before
    times.sort((a, b) => a - b)
    const median = times[Math.floor(times.length / 2)] ?? 0
    await Promise.all(Array.from({ length: 50 }, (_, index) => save(saves + index)))
    const parallel = count() - before - sequential
    const empty = git('log', '--format=%H%x00%T %P')
      .split('\n')
      .filter((line) => {
        const [, trees = ''] = line.split('\0')
        const [tree, parent] = trees.split(' ')
        return parent && git('rev-parse', `${parent}^{tree}`) === tree
      }).length
    git('fsck', '--full', '--strict')
    console.log(`  ${saves} saves: ${sequential} commits, ${empty} empty, median ${median.toFixed(0)} ms`)
    console.log(`  50 at once: ${parallel} commits; git fsck is clean`)
    return sequential === saves && parallel === 50 && empty === 0
  } finally {
    await server.stop()
    await folders.remove()
  }
}

export const postBody = (title: string, content = `The text of ${title}.`) => ({
  title,
  content,
  description: 'A post that a proof has written.',
  category: 'Technology',
  readTime: '1 min read',
  published: true,
})
