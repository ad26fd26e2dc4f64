import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { csvRows } from '#server/site/csv-rows.ts'
import { gitOfEditor } from '#tests/helpers/editor.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const site = await startSite()
const csvAddress = '/api/site/texts.csv'
const table = async () => (await site.ask('GET', csvAddress)).text
const read = async (csv: string) => site.ask('POST', csvAddress, { csv })

test('CSV with commas, semicolons or tabs, quotes and any line ends is read; an unclosed quote is refused', () => {
  assert.deepEqual(csvRows('\ufeffKey;English\r\na;"x ""y""; z"\r\nb;"two\nlines"\n'), [
    ['Key', 'English'],
    ['a', 'x "y"; z'],
    ['b', 'two\nlines'],
  ])
  assert.deepEqual(csvRows('Key\tEnglish\na\t1,5'), [
    ['Key', 'English'],
    ['a', '1,5'],
  ])
  assert.equal(csvRows('Key,English\na,"open'), null)
  assert.deepEqual(csvRows(''), [])
  const started = performance.now()
  csvRows(`Key,English\n${'"a""b",'.repeat(300_000)}`)
  assert.ok(performance.now() - started < 2_000)
})

test('uploading an unchanged table reports no change; a changed one reports changes and faults but saves nothing', async () => {
  const csv = await table()
  assert.ok((csvRows(csv) ?? []).length > 500)
  const same = await read(csv)
  assert.deepEqual(same.json, { changes: {}, faults: [] })
  const semicolons = (csvRows(csv) ?? []).map((row) =>
    row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'),
  )
  assert.deepEqual((await read(semicolons.join('\n'))).json, { changes: {}, faults: [] })

  const rows = [
    ...[
      'key;en;it',
      'about.heading;<b>Bold</b>;Chi siamo davvero',
      'about.heading;Twice;',
      'no.such.key;x;y',
    ],
    ...[';;', 'contact.heading;"=HYPERLINK(""x"")";', 'home.title;No value;'],
  ]
  const changed = await read(rows.join('\r\n'))
  const { changes, faults } = changed.json as {
    changes: Record<string, Record<string, string>>
    faults: { row: number; key: string; reason: string }[]
  }
  assert.deepEqual(changes.it, { 'about.heading': 'Chi siamo davvero' })
  assert.deepEqual(changes.en, { 'contact.heading': '=HYPERLINK("x")' })
  assert.deepEqual(
    faults.map(({ row, key }) => `${row} ${key}`),
    ['2 about.heading', '3 about.heading', '4 no.such.key', '7 home.title'],
  )
  assert.match(faults[3]?.reason ?? '', /English must keep \{site\}/)
  assert.equal((await site.ask('GET', '/api/site/texts')).text.includes('Chi siamo davvero'), false)
  for (const csv of ['', 'Name,Text\na,b', 'Key,English\n"open'])
    assert.equal((await read(csv)).status, 400, csv)
})

test('a text that looks like a formula is exported as text and comes back unchanged', async () => {
  await site.ask('PUT', '/api/site/texts', { en: { 'about.heading': '=1+1 is two' } })
  const csv = await table()
  assert.match(csv, /\r\nabout\.heading,'=1\+1 is two,/)
  assert.deepEqual((await read(csv)).json, { changes: {}, faults: [] })
})

test('the history lists and compares versions, also those from outside the studio; a broken file is reported while its pages are served', async () => {
  const page = async (query = '') => (await site.ask('GET', `/admin/site/history${query}`)).text
  const git = (...words: string[]) => gitOfEditor(site.folders.contentDir, ...words)
  const head = () => git('rev-parse', 'HEAD')
  await site.ask('PUT', '/api/site/texts', { en: { 'about.heading': 'The first one' } })
  const first = head()
  await site.ask('PUT', '/api/site/texts', {
    en: { 'about.heading': 'The second one', 'contact.heading': 'New' },
  })
  const listed = await page()
  assert.ok(listed.includes(first))
  assert.match(listed, /Change the texts of about: heading/)
  const compared = await page(`?of=texts&version=${first}`)
  assert.match(compared, /<del[^>]*>first<\/del>/)
  assert.match(compared, /<ins[^>]*>second<\/ins>/)

  const file = path.join(site.folders.contentDir, 'texts/it.yaml')
  await writeFile(file, 'about.heading: Da una mano\n')
  git('add', '-A')
  git('commit', '-qm', 'By hand')
  await waitFor('the commit made by hand', async () => (await page()).includes('By hand'))
  assert.match(await page(), /Made outside the studio/)
  await writeFile(file, 'about.heading: "open\n')
  await waitFor('the fault', async () =>
    (await site.ask('GET', '/admin/texts')).text.includes('cannot be changed now'),
  )
  assert.match((await site.ask('GET', '/admin/edit?page=/about')).text, /it\.yaml was edited by hand/)
  assert.equal((await fetch(`${site.origin}/it/about`)).status, 200)
  const other = await site.ask('GET', `/admin/site/history?of=catalogue&version=${'0123456789'.repeat(4)}`)
  assert.equal(other.status, 404)
})
