import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { randomFrom } from '#tests/helpers/random.ts'
import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { ms, row } from './table.ts'

const posts = 5_000
const wordsOfPost = 900
/** Below the limit for one network: 100 in ten seconds. */
const searches = 300
const pauseMs = 110

/** Times a search over HTTP among 5,000 posts with word frequencies like those of a natural language. */
export async function searchTime(): Promise<void> {
  const folders = await makeFolders()
  const word = createWords()
  const text = (count: number) => Array.from({ length: count }, word).join(' ')
  await mkdir(path.join(folders.contentDir, 'posts'), { recursive: true })
  for (let at = 0; at < posts; at += 1) {
    const paragraphs = Array.from({ length: 9 }, () => text(wordsOfPost / 9))
    await writeFile(
      path.join(folders.contentDir, 'posts', `made-up-${at}.md`),
      `---\ntitle: ${text(6)}\ndescription: ${text(15)}\ncategory: Technology\npublished: true\n---\n${paragraphs.join('\n\n')}\n`,
    )
  }
  const server = await startServer({ folders, isMeasured: true, readyWithinMs: 300_000 })
  const timeOf = async (q: string): Promise<number> => {
    const begun = performance.now()
    const response = await fetch(`${server.origin}/blog?q=${encodeURIComponent(q)}`)
    await response.text()
    if (response.status !== 200) throw new Error(`A search was answered with ${response.status}`)
    return performance.now() - begun
  }
  try {
    row(`the first search among ${posts.toLocaleString('en-GB')} posts`, ms(await timeOf('first')))
    const times: number[] = []
    for (let at = 0; at < searches; at += 1) {
      times.push(await timeOf(text(1 + (at % 3))))
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    times.sort((one, other) => one - other)
    const p95 = times[Math.floor(searches * 0.95)] ?? 0
    row('a later search: median', ms(times[searches / 2] ?? 0))
    row('a later search: p95', ms(p95), '30 ms', p95 <= 30)
  } finally {
    await server.stop()
    await folders.remove()
  }
}

/** Words of a made-up language with frequencies near Zipf's law: that of the nth is proportional to 1 / (n + 2). */
function createWords(): () => string {
  const random = randomFrom(7)
  const endings = ['ing', 's', 'ed', '', 'er', 'tion']
  const vocabulary = Array.from({ length: 20_000 }, (_, at) => {
    let word = ''
    for (let left = at + 1; left > 0; left = Math.floor(left / 13))
      word += `${'bcdfglmnprstv'[left % 13]}${'aeiou'[left % 5]}`
    return word + endings[at % endings.length]
  })
  const sums: number[] = []
  let sum = 0
  for (const at of vocabulary.keys()) {
    sum += 1 / (at + 3)
    sums.push(sum)
  }
  return () => {
    const drawn = (random.below(1_000_000) / 1_000_000) * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < drawn) low = middle + 1
      else high = middle
    }
    return vocabulary[low] ?? ''
  }
}
