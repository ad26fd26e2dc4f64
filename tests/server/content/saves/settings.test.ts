import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { Problem } from '#server/kernel/errors.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { ada, git, newStore } from '../sample-content.ts'

const renamed = (text: string) => text.replace(/^name: .*$/m, 'name: Arch & Sons')
const english = () => 'home.hero.heading: A quiet week\n'
const message = 'Change the name'

test('settings files are saved together, with one commit by the member, and count at once', async (t) => {
  const { dir, store } = await newStore(t)
  const before = git(dir, 'rev-list', '--count', 'HEAD')
  const { revision } = await store.settingsFiles(['site.yaml', 'texts/en.yaml'])
  const files = new Map([
    ['site.yaml', renamed],
    ['texts/en.yaml', english],
  ])
  const saved = await store.saveSettings({ files, ifMatch: revision, message }, ada)
  assert.ok(saved.ok && saved.changed)
  assert.equal(store.site().name, 'Arch & Sons')
  assert.deepEqual(store.texts('en'), { 'home.hero.heading': { text: 'A quiet week' } })
  assert.equal(Number(git(dir, 'rev-list', '--count', 'HEAD')), Number(before) + 1)
  assert.equal(git(dir, 'log', '-1', '--format=%an %s').trim(), 'Ada Rossi Change the name')
  assert.match(await readFile(path.join(dir, 'site.yaml'), 'utf8'), /^# What the owner may change/)

  const again = await store.saveSettings({ files, ifMatch: saved.revision, message }, ada)
  assert.deepEqual(again, { ok: true, changed: false, revision: saved.revision })
  const late = await store.saveSettings({ files, ifMatch: revision, message }, ada)
  assert.deepEqual(late, { ok: false, reason: 'conflict', revision: saved.revision })
})

test('a settings file is never saved with a fault, and one with a fault is not overwritten', async (t) => {
  const { dir, store } = await newStore(t)
  const before = await readFile(path.join(dir, 'site.yaml'), 'utf8')
  const wrong = (text: string) => text.replace(/^email: .*$/m, 'email: nobody')
  const refused = await store.saveSettings({ files: new Map([['site.yaml', wrong]]), message }, ada)
  assert.deepEqual(refused, {
    ok: false,
    reason: 'invalid',
    errors: { email: ['must be one e-mail address'] },
  })
  assert.equal(await readFile(path.join(dir, 'site.yaml'), 'utf8'), before)

  await writeFile(path.join(dir, 'site.yaml'), wrong(before))
  await assert.rejects(
    store.saveSettings({ files: new Map([['site.yaml', renamed]]), message }, ada),
    (error) => error instanceof Problem && /edited by hand and has a fault \(email/.test(error.message),
  )
  assert.equal(await readFile(path.join(dir, 'site.yaml'), 'utf8'), wrong(before))
})

test('texts written by hand are served; an entry with a fault is named and ignored', async (t) => {
  const { dir, store } = await newStore(t)
  await writeFile(
    path.join(dir, 'texts/it.yaml'),
    'home.hero.heading:\n  text: Una settimana\nhome.title: 5\n',
  )
  await waitFor('the text is read', () => store.texts('it')['home.hero.heading'])
  assert.deepEqual(store.texts('it'), {
    'home.hero.heading': { text: 'Una settimana' },
    'home.title': { fault: 'must be a text' },
  })
  const faults = store.faults().map(({ file, field, message }) => `${file} ${field} ${message}`)
  assert.deepEqual(faults, ['texts/it.yaml home.title must be a text'])
})
