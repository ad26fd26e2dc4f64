import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { readRemoteAddress } from '#server/content/remote/address.ts'
import type { ContentStore } from '#server/content/store/store.ts'
import { gitOfEditor } from '#tests/helpers/editor.ts'
import { randomFrom } from '#tests/helpers/random.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { ada, openStore, sampleInput, temporaryContent } from '#tests/server/content/sample-content.ts'

/**
 * Edits on both sides in random order and at random moments, each with a unique word. In the end every word is on the page or in
 * a version that staff are asked about. REMOTE_RUNS sets how many orders are tried.
 */

const runs = Number(process.env.REMOTE_RUNS ?? 6)
const steps = 14

for (let seed = 1; seed <= runs; seed += 1) {
  test(`no edit of either side is lost in random order ${seed}`, (t) => interleave(t, seed))
}

async function interleave(t: TestContext, seed: number): Promise<void> {
  const { below } = randomFrom(seed)
  const base = await temporaryFolder(t)
  const [far, clone] = [path.join(base, 'far.git'), path.join(base, 'clone')]
  gitOfEditor(base, 'init', '--quiet', '--bare', '--initial-branch=main', far)
  const dir = await temporaryContent(t)
  const address = readRemoteAddress(far)
  assert.ok(address)
  const store = await openStore(t, dir, { remote: { address, branch: 'main', seconds: 3600 } })
  const ids: string[] = []
  for (let index = 0; index < 3; index += 1) {
    const content = Array.from({ length: 4 }, (_, at) => `One two three four five six seven ${at}.`).join(
      '\n\n',
    )
    const made = await store.create(sampleInput(`Post ${index}`, { content, published: true }), ada)
    assert.ok(made.ok)
    ids.push(made.post.id)
  }
  await level(store)
  gitOfEditor(base, 'clone', '--quiet', far, clone)

  const words = new Set<string>()
  const withWord = (text: string, word: string) => {
    const places = [...text.matchAll(/\s/g)].map(({ index }) => index)
    const at = places[below(places.length)] ?? 0
    return `${text.slice(0, at)} ${word}${text.slice(at)}`
  }
  for (let step = 0; step < steps; step += 1) {
    const word = `word${seed}x${step}`
    const kind = below(10)
    if (kind < 4) await editHere(word, kind === 0)
    else if (kind < 9) await editThere(word, kind)
    else store.remote?.look()
    if (below(3) === 0) await delay(below(300))
  }
  await level(store)
  // The last change is shown a moment after the branch has moved
  await delay(500)

  const kept = (await store.remote?.conflicts()) ?? []
  const present = store.posts().map(({ title, content, description }) => `${title} ${description} ${content}`)
  const everything = [...present, ...kept.map(({ text }) => text ?? '')].join('\n')
  const lost = [...words].filter((word) => !everything.includes(word))
  assert.deepEqual(lost, [])
  assert.equal(gitOfEditor(dir, 'rev-parse', 'HEAD'), gitOfEditor(far, 'rev-parse', 'main'))
  assert.equal(gitOfEditor(dir, 'status', '--porcelain'), '')
  assert.deepEqual(store.faults(), [])
  gitOfEditor(dir, 'fsck', '--strict', '--no-dangling')
  t.diagnostic(`${words.size} words, ${kept.length} versions for staff to choose`)

  async function editHere(word: string, isRenamed: boolean): Promise<void> {
    const post = store.byId(ids[below(ids.length)] ?? '')
    if (!post) return
    const more = isRenamed ? { slug: `renamed-${word}` } : { content: withWord(post.content, word) }
    const saved = await store.update(post.id, { ...post, image: null, ...more }, ada, {
      ifMatch: post.revision,
    })
    // Another edit of the same place was faster, and the member is told
    if (saved.ok) {
      if (!isRenamed) words.add(word)
    } else assert.equal(saved.reason, 'conflict')
  }

  /** Edits at the remote; always begins with the remote's current state. */
  async function editThere(word: string, kind: number): Promise<void> {
    for (let tries = 0; tries < 10; tries += 1) {
      gitOfEditor(clone, 'fetch', '--quiet', 'origin')
      gitOfEditor(clone, 'reset', '--quiet', '--hard', 'origin/main')
      const names = (await readdir(path.join(clone, 'posts'))).filter((name) => name.endsWith('.md'))
      const file = path.join(clone, 'posts', names[below(names.length)] ?? '')
      const text = await readFile(file, 'utf8')
      const end = text.indexOf('\n---\n', 4) + 5
      const edited =
        kind === 8
          ? text.replace(/^(description: .*)\.$/m, `$1 ${word}.`)
          : text.slice(0, end) + withWord(text.slice(end), word)
      if (!edited.includes(word)) return
      await writeFile(file, edited)
      gitOfEditor(clone, 'commit', '--quiet', '-am', `Add ${word}`)
      try {
        gitOfEditor(clone, 'push', '--quiet', 'origin', 'HEAD:main')
        words.add(word)
        return
      } catch {
        // The server pushed first
      }
    }
  }

  async function level(of: ContentStore): Promise<void> {
    of.remote?.look()
    await waitFor('both sides are in sync', () => {
      const state = of.remote?.state()
      return (
        state?.status === 'level' &&
        state.ahead === 0 &&
        gitOfEditor(dir, 'status', '--porcelain') === '' &&
        gitOfEditor(dir, 'rev-parse', 'HEAD') === gitOfEditor(far, 'rev-parse', 'main')
      )
    })
  }
}
