import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { textOf } from '#tests/helpers/page-html.ts'
import { runPonte } from '#tests/helpers/ponte.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { envOf, send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { git } from '../sample-content.ts'

// Files as people, their editors and their merges leave them, on the production build: served as they are meant, or named.

const site = await startSite()
const { folders } = site
const cookie = await site.cookie()

const post = (title: string, { more = '', body = 'A paragraph of some length, which is no heading.' } = {}) =>
  `---\ntitle: ${title}\ndescription: D.\ncategory: Technology\npublished: true\n${more}---\n${body}\n`
const write = (name: string, text: string | Buffer) =>
  writeFile(path.join(folders.contentDir, 'posts', name), text)
const page = async (slug: string) => {
  const { status, text } = await send('GET', `${site.origin}/blog/${slug}`)
  return status === 200 ? textOf(text) : ''
}
const shows = (slug: string, words: string | RegExp) =>
  waitFor(`${slug} shows ${words}`, async () => {
    const text = await page(slug)
    return typeof words === 'string' ? text.includes(words) : words.test(text)
  })
/** What the command says of the content, a line for each fault. */
const faults = () => runPonte(['check'], { env: envOf(folders), cwd: folders.base }).stdout.split('\n')

const when = 'publishedAt'
const files: [name: string, text: string | Buffer, outcome: RegExp | string][] = [
  // Faults are named and not shown: no unreadable date means now
  ['slashes.md', post('A', { more: `${when}: 31/12/2030\n` }), /slashes\.md: publishedAt must be a date/],
  ['words.md', post('A', { more: `${when}: next Monday\n` }), /words\.md: publishedAt/],
  ['italian.md', post('A', { more: `${when}: 1 gennaio 2030\n` }), /italian\.md: publishedAt/],
  ['february.md', post('A', { more: `${when}: 2023-02-30\n` }), /february\.md: publishedAt/],
  ['windows.md', Buffer.from(post('Caff\xe8'), 'latin1'), /windows\.md: file is not UTF-8/],
  ['number.md', post('The #1 shop'), /number\.md: title ends before a #/],
  ['Upper.md', post('A'), /Upper\.md: slug must be lower-case/],
  ['loud.MD', post('A'), /loud\.MD: file is not read: the name of a post ends with \.md/],
  ['other.markdown', post('A'), /other\.markdown: file is not read/],
  [
    'pointer.md',
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n',
    /pointer\.md: front matter/,
  ],
  ['twice.md', post('A', { more: 'title: B\n' }), /twice\.md: front matter Map keys must be unique/],
  ['reserved.md', post('@home'), /reserved\.md: front matter/],
  // The rest is read as it is meant
  ['blanks.md', post('Closed by blanks').replace('---\nA', '---  \nA'), 'Closed by blanks'],
  ['dots.md', post('Closed by dots').replace('---\nA', '...\nA'), 'Closed by dots'],
  ['decimal.md', post('1.10'), '1.10'],
  ['agent.md', post('007'), '007'],
  ['bom.md', `\ufeff${post('From Windows').replaceAll('\n', '\r\n')}`, 'From Windows'],
  ['folded.md', post('>-\n  Folded\n  title'), 'Folded title'],
  ['percent.md', post('50% off'), '50% off'],
  [
    'returns.md',
    post('Returns', { body: 'High Street 1\v20100 Milano\fItaly\u0085and\u2028more of it.' }),
    /High Street 1\s+20100 Milano\s+Italy\s+and\s+more of it/,
  ],
  ['summer.md', post('Summer', { more: `${when}: 2026-07-07T23:30:00Z\n` }), /(?:July 8, 2026|8 July 2026)/],
]

test('a file is served as it is meant, or named with its fault and not shown', async () => {
  await mkdir(path.join(folders.contentDir, 'posts'), { recursive: true })
  for (const [name, text] of files) await write(name, text)
  await shows('summer', 'Summer')
  for (const [name, , outcome] of files) {
    const slug = name.replace(/\.\w+$/, '')
    if (outcome instanceof RegExp && outcome.source.startsWith(name.replaceAll('.', '\\.'))) {
      assert.ok(
        faults().some((line) => outcome.test(line)),
        `${name}: ${faults().join('\n')}`,
      )
      assert.equal(await page(slug), '', name)
    } else await shows(slug, outcome)
  }
  const ready = await send('GET', `${site.origin}/readyz`)
  assert.equal(ready.json.parts.content.status, 'degraded')
})

test('while git has left a text half merged, its last good version stays, committed or not', async () => {
  const { contentDir } = folders
  const commit = (...more: string[]) =>
    git(
      contentDir,
      '-c',
      'user.name=Ada',
      '-c',
      'user.email=ada@example.com',
      'commit',
      '-q',
      '-m',
      'Hours',
      ...more,
    )
  const hours = (line: string) => post('Opening hours', { body: `We say when.\n\n${line}` })
  await write('opening-hours.md', hours('We open at eight.'))
  await shows('opening-hours', 'at eight')
  git(contentDir, 'add', 'posts/opening-hours.md')
  commit('--', 'posts/opening-hours.md')
  git(contentDir, 'switch', '--quiet', '--create', 'other')
  await write('opening-hours.md', hours('We open at ten.'))
  commit('--', 'posts/opening-hours.md')
  git(contentDir, 'switch', '--quiet', '-')
  await write('opening-hours.md', hours('We open at nine.'))
  commit('--', 'posts/opening-hours.md')
  await shows('opening-hours', 'at nine')
  assert.throws(() =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'merge', 'other'], {
      cwd: contentDir,
      env: { ...bareEnvironment, GIT_CONFIG_GLOBAL: '/dev/null' },
      stdio: 'pipe',
    }),
  )
  const isNamed = async () => {
    const { json } = await send('GET', `${site.origin}/readyz`)
    return (
      (json.parts.content.files ?? []).includes('posts/opening-hours.md') || json.parts.content.faults > 10
    )
  }
  await waitFor('the half-merged file is a fault', isNamed)
  assert.ok(faults().some((line) => /opening-hours\.md: content .*marks of a merge/.test(line)))
  await shows('opening-hours', 'at nine')
  git(contentDir, 'add', 'posts/opening-hours.md')
  commit()
  assert.ok(faults().some((line) => /opening-hours\.md/.test(line)))
  await shows('opening-hours', 'at nine')
  assert.doesNotMatch(await page('opening-hours'), /<<<<<<<|&lt;&lt;/)
})

test('what is searched for is found however it was typed, and the studio keeps the ends of lines', async () => {
  const body = {
    ...postBody(
      'Zebra auto\u00admation',
      'The busi\u00adness of \ufb01nance, and Ｆｕｌｌｗｉｄｔｈ words.\n\nHigh Street 1\v20100 Milano.',
    ),
    published: true,
  }
  const made = await send('POST', `${site.origin}/api/blog/posts`, { cookie, body })
  assert.equal(made.status, 201, made.text)
  assert.equal(made.json.slug, 'zebra-automation')
  assert.match(made.json.content, /Street 1\n20100/)
  for (const words of ['finance', 'business zebra', 'fullwidth', 'automation zebra']) {
    const { text } = await send('GET', `${site.origin}/blog?q=${encodeURIComponent(words)}`)
    assert.match(text, /href="\/blog\/zebra-automation/, words)
  }
})
