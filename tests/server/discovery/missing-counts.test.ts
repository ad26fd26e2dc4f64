import assert from 'node:assert/strict'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createMissingCounts } from '#server/discovery/missing-pages.ts'
import { readOrNull, writeDurable } from '#server/kernel/files.ts'
import { silentLog } from '#server/kernel/log.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

async function counting(t: TestContext) {
  const folder = await temporaryFolder(t)
  const file = path.join(folder, 'missing-pages.json')
  const clock = { now: Date.parse('2026-05-10T23:59:00Z') }
  let writes = 0
  const open = (writeMs = 60_000) =>
    createMissingCounts({
      kept: {
        read: () => readOrNull(file),
        write: async (text) => {
          writes += 1
          await writeDurable(file, text)
        },
      },
      log: silentLog,
      now: () => clock.now,
      writeMs,
    })
  return { file, clock, open, writes: () => writes }
}

test('missing addresses are counted with their last day, even across a restart', async (t) => {
  const { file, clock, open, writes } = await counting(t)
  const first = await open()
  for (const address of ['/old', '/old/', '/other', '/old']) first.note(address)
  clock.now += 120_000
  first.note('/other')
  first.note('/wp-login.php')
  first.note('/.env')
  const expected = {
    pages: [
      { address: '/old', count: 3, lastDay: '2026-05-10' },
      { address: '/other', count: 2, lastDay: '2026-05-11' },
    ],
    scanners: 2,
    uncounted: 0,
  }
  assert.deepEqual(first.list(), expected)
  assert.equal(writes(), 0, 'written before it was closed')
  await first.close()
  assert.equal(writes(), 1)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  const second = await open()
  assert.deepEqual(second.list(), expected)
  await second.close()
  assert.equal(writes(), 1, 'written without a change')
})

test('counts older than thirty days are removed, from the file too', async (t) => {
  const { file, clock, open } = await counting(t)
  const counts = await open(20)
  counts.note('/old')
  counts.note('/wp-login.php')
  clock.now += 20 * 86_400_000
  counts.note('/old')
  counts.note('/young')
  clock.now += 10 * 86_400_000
  assert.deepEqual(counts.list(), {
    pages: [
      { address: '/old', count: 1, lastDay: '2026-05-30' },
      { address: '/young', count: 1, lastDay: '2026-05-30' },
    ],
    scanners: 0,
    uncounted: 0,
  })
  clock.now += 20 * 86_400_000
  await new Promise((resolve) => setTimeout(resolve, 200))
  assert.doesNotMatch(await readFile(file, 'utf8'), /old|young|2026/)
  await counts.close()
})

test('a flood of made-up addresses displaces no frequent one and stays within limits', async (t) => {
  const { file, open } = await counting(t)
  const counts = await open()
  for (let time = 0; time < 5; time++) for (let at = 0; at < 50; at++) counts.note(`/real/page-${at}`)
  for (let at = 0; at < 5_000; at++) counts.note(`/made/up/number-x${at}`)
  const { pages, uncounted } = counts.list()
  assert.equal(pages.length, 500)
  assert.equal(pages.filter(({ count }) => count === 5).length, 50)
  assert.equal(uncounted, 5_000 - 450)
  await counts.close()
  assert.ok((await stat(file)).size < 100_000)
})

test('personal parts of an address are replaced by a placeholder', async (t) => {
  const { file, open } = await counting(t)
  const counts = await open()
  const asked: Record<string, string> = {
    '/unsubscribe/ada%40example.com': '/unsubscribe/{email}',
    '/unsubscribe/ada@example.com/yes': '/unsubscribe/{email}/yes',
    '/call/+447911123456': '/call/{number}',
    '/call/020%207946%200123': '/call/{number}',
    '/orders/123456789': '/orders/{number}',
    '/reset/4f3c2a1b9d8e7f60': '/reset/{token}',
    '/reset/0b6f4f8e-1c1f-4a5e-8f3e-0123456789ab': '/reset/{token}',
    '/reset/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx': '/reset/{token}',
    '/reset/QWxhZGRpbjpvcGVuIHNlc2FtZQ': '/reset/{token}',
    '/x/%00%01': '/x/{unreadable}',
    '/x/%zz': '/x/{unreadable}',
    '/x/{email}': '/x/{unreadable}',
    // Names of pages are kept
    '/2021/05/how-to-ask-for-a-review-kindly': '/2021/05/how-to-ask-for-a-review-kindly',
    '/caff%C3%A8-e-cornetti': '/caff%C3%A8-e-cornetti',
    '/caff%E8': '/caff%E8',
    '/100%25': '/100%25',
    '/Blog/10-things-2024': '/Blog/10-things-2024',
    '/2021-05-12-what-we-did': '/2021-05-12-what-we-did',
  }
  for (const address of Object.keys(asked)) counts.note(address)
  counts.note(`/${'very-long/'.repeat(400)}`)
  const listed = counts.list().pages.map(({ address }) => address)
  for (const [address, shown] of Object.entries(asked))
    assert.ok(listed.includes(shown), `${address}: ${listed}`)
  assert.ok(listed.every((address) => address.length < 220))
  await counts.close()
  const text = await readFile(file, 'utf8')
  assert.doesNotMatch(text, /ada[@%]|7911|7946|123456789|4f3c2a|0b6f4f|eyJ|QWxh/)
})

test('an ignored address is not counted, even after a restart', async (t) => {
  const { open } = await counting(t)
  const first = await open()
  for (const address of ['/old', '/other']) first.note(address)
  await first.ignore('/old')
  const listed = ({ note, list }: typeof first) => {
    note('/old')
    return list().pages.map(({ address }) => address)
  }
  assert.deepEqual(listed(first), ['/other'])
  await first.close()
  const second = await open()
  assert.deepEqual(listed(second), ['/other'])
  await second.close()
})

test('counting starts afresh if the file is damaged, and loses nothing while the disk is full', async (t) => {
  const { file, open } = await counting(t)
  for (const text of ['{', '[]', '{"pages":{"/a":{"x":1}}}', '']) {
    await writeFile(file, text)
    const counts = await open()
    assert.deepEqual(counts.list().pages, [])
    await counts.close()
  }
  let isFull = true
  let written = ''
  const counts = await createMissingCounts({
    kept: {
      read: async () => null,
      async write(text) {
        if (isFull) throw new Error('ENOSPC')
        written = text
      },
    },
    log: silentLog,
    writeMs: 20,
  })
  counts.note('/kept-anyway')
  await new Promise((resolve) => setTimeout(resolve, 100))
  isFull = false
  await counts.close()
  assert.match(written, /kept-anyway/)
})
