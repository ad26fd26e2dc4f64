import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { periodOf } from '#domain/site/counts.ts'
import { createCounts } from '#server/counts/counts.ts'
import { isPerson, isVisit } from '#server/counts/person.ts'
import { reportOf } from '#server/counts/report.ts'
import { sourceOf } from '#server/counts/source.ts'
import type { DayCounts } from '#server/counts/tally.ts'
import { silentLog } from '#server/kernel/log.ts'
import { listFiles } from '#server/operations/backup/backup.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

// Counts by day and month (R271, R274).

function counting() {
  const clock = { now: Date.parse('2026-01-31T23:59:00Z') }
  const files = new Map<string, string>()
  const disk: { fails: Error | null } = { fails: null }
  const open = () =>
    createCounts({
      kept: {
        read: async (month) => {
          if (disk.fails) throw disk.fails
          return files.get(month) ?? null
        },
        write: async (month, text) => {
          if (disk.fails) throw disk.fails
          files.set(month, text)
        },
        remove: async (month) => files.delete(month),
      },
      log: silentLog,
      now: () => clock.now,
    })
  return { clock, files, disk, open }
}

const daysOf = (days: DayCounts[]) => days.map(({ day, pages }) => [day, Object.fromEntries(pages)])

test('counts are kept by day and month, and add up across a restart', async () => {
  const { clock, files, open } = counting()
  const first = open()
  first.tally.view('/', null)
  first.tally.view('/', 'example.org')
  first.tally.view('/about', null)
  clock.now += 120_000
  first.tally.view('/', null)
  await first.close()
  assert.deepEqual([...files.keys()], ['2026-01', '2026-02'])
  const second = open()
  second.tally.view('/', null)
  assert.deepEqual(daysOf(await second.between('2026-01-01', '2026-02-28')), [
    ['2026-01-31', { '/': 2, '/about': 1 }],
    ['2026-02-01', { '/': 2 }],
  ])
  assert.deepEqual(daysOf(await second.between('2026-02-01', '2026-02-28')), [['2026-02-01', { '/': 2 }]])
  await second.close()
  assert.equal(JSON.parse(files.get('2026-02') ?? '')['2026-02-01'].pages['/'], 2)
})

test('a failing disk loses no counts and no unreadable file is overwritten', async () => {
  const { files, disk, open, clock } = counting()
  const before = open()
  before.tally.view('/', null)
  await before.close()
  const written = files.get('2026-01')
  const counts = open()
  disk.fails = Object.assign(new Error('EIO'), { code: 'EIO' })
  counts.tally.view('/', null)
  await assert.rejects(counts.between('2026-01-01', '2026-01-31'))
  assert.equal(files.get('2026-01'), written)
  disk.fails = null
  assert.deepEqual(daysOf(await counts.between('2026-01-31', '2026-01-31')), [['2026-01-31', { '/': 2 }]])
  await counts.close()
  clock.now += 26 * 31 * 86_400_000
  const later = open()
  later.tally.view('/', null)
  await later.close()
  assert.deepEqual([...files.keys()], ['2028-04'], 'files older than 25 months are removed')
})

test('the pages and referrers counted in a day are limited; further views are summed up', async () => {
  const { files, open } = counting()
  const counts = open()
  for (let at = 0; at < 5_000; at += 1) {
    counts.tally.view(`/blog/${at}`, `host-${at}.example.org`)
    counts.tally.view(`/blog/again-${at}`, null)
  }
  await counts.close()
  const { pages, referrers } = JSON.parse(files.get('2026-01') ?? '')['2026-01-31']
  assert.equal(Object.keys(pages).length, 1_001)
  assert.equal(Object.keys(referrers).length, 301)
  const sum = Object.values<number>(pages).reduce((all, count) => all + count, 0)
  assert.equal(sum, 10_000)
})

test('a referrer is counted by its host name, or as "other" if that may identify somebody', () => {
  const own = 'ponte.example'
  const rows: [string | undefined, string | null][] = [
    [undefined, null],
    ['', null],
    ['https://www.google.com/search?q=private', 'google.com'],
    ['http://News.Example.org:8080/a/b', 'news.example.org'],
    ['https://www.ponte.example/about?x=1', null],
    ['https://localhost:3000/about', null],
    ['https://203.0.113.9/', 'other'],
    ['https://[2001:db8::1]/', 'other'],
    ['https://ada@example.org/', 'other'],
    ['https://ada.lovelace%40example.org/', 'other'],
    ['https://u-8f3ka02mz71x.mail.example.org/', 'other'],
    ['https://447700900123.example.org/', 'other'],
    ['https://intranet/', 'other'],
    ['android-app://com.example/', 'other'],
    ['nonsense', 'other'],
    [`https://${'a.'.repeat(200)}org/`, 'other'],
  ]
  for (const [referer, source] of rows)
    assert.equal(sourceOf(referer, 'localhost:3000', own), source, String(referer))
})

test('a visit by a browser counts; robots, prefetches and embedded requests do not', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
  const people = [
    chrome,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 YaBrowser/26.1 Safari/537.36',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9/27.1366; U; en) Presto/2.8.119 Version/11.10',
  ]
  const others = [
    undefined,
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0',
    'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0',
    'Mozilla/5.0 (compatible; ClaudeBot/1.0)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (Windows NT 6.1) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'Mozilla/5.0 (Linux; Android 11) Chrome/120.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0',
    'curl/8.5.0',
    'python-requests/2.32',
    'Go-http-client/2.0',
  ]
  for (const agent of people) assert.equal(isPerson({ 'user-agent': agent }), true, agent)
  for (const agent of others)
    assert.equal(isPerson(agent === undefined ? {} : { 'user-agent': agent }), false, agent)
  const headers = { 'user-agent': chrome }
  assert.equal(isVisit({ ...headers, 'sec-fetch-dest': 'document' }), true)
  const ahead = [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }]
  const within = ['empty', 'iframe'].map((kind) => ({ 'sec-fetch-dest': kind }))
  for (const more of [{ 'sec-purpose': 'prefetch' }, ...ahead, ...within])
    assert.equal(isVisit({ ...headers, ...more }), false, JSON.stringify(more))
})

test('a valid period is read from the query; otherwise it is the last thirty days', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  for (const [query, name, first, last] of [
    [{ days: '7' }, '7', '2026-03-04', '2026-03-10'],
    [{ month: '2026-02' }, '2026-02', '2026-02-01', '2026-02-28'],
    [{ month: '2026-03' }, '2026-03', '2026-03-01', '2026-03-10'],
  ] as const)
    assert.deepEqual(periodOf(query, now), { name, first, last })
  for (const query of [{}, { days: '5' }, { days: ['7'] }, { month: '2026-13' }, { month: '2026-04' }])
    assert.equal(periodOf(query, now).name, '30')
})

test('a report has every day of its period, and counts a form as opened by its page or its dialog', async () => {
  const { files, open } = counting()
  // An older month, with keys that are no longer counted
  const before = { pages: {}, referrers: {}, forms: { 'inquiry started': 4, 'inquiry refused email': 2 } }
  files.set('2026-01', JSON.stringify({ '2026-01-30': before }))
  const counts = open()
  counts.tally.view('/inquiry', 'example.org')
  counts.tally.view('/it/inquiry', null)
  counts.tally.form('inquiry', 'opened')
  const period = { name: '2026-01', first: '2026-01-01', last: '2026-01-31' }
  const report = await reportOf({ counts, missing: () => [] }, period)
  assert.equal(report.days.length, 31)
  assert.equal(report.views, 2)
  assert.deepEqual(report.forms[0], { form: 'inquiry', opened: 3, sent: 0 })
  await counts.close()
})

test('the counts are in backups', async (t) => {
  const base = await temporaryFolder(t)
  const dataDir = path.join(base, 'data')
  await mkdir(path.join(dataDir, 'counts'), { recursive: true })
  await writeFile(path.join(dataDir, 'counts/2026-11.json'), '{}')
  const places = { contentDir: path.join(base, 'content'), dataDir, publicObjectsDir: path.join(base, 'o') }
  assert.deepEqual((await listFiles(places, 'data')).groups.flat(), ['counts/2026-11.json'])
})
