import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { copyDictionaries } from '#tests/helpers/dictionaries.ts'

const file = 'locales/it/interface.ts'

test('a missing Italian text is a type error that names file and key', async (t) => {
  const { copy, shorter } = await withoutHours(t)
  assert.deepEqual(await copy.check(), [])
  await copy.write(file, shorter)
  const errors = await copy.check()
  assert.equal(errors.length, 1)
  assert.ok(errors[0]?.startsWith(`${file}(`) && errors[0].includes("'hours'"), errors[0])
})

test('without the dictionary’s type it is an error of the language’s index', async (t) => {
  const { copy, shorter } = await withoutHours(t)
  const untyped = shorter.replace('translated<typeof base>', 'translated')
  assert.notEqual(untyped, shorter)
  await copy.write(file, untyped)
  const errors = await copy.check()
  assert.ok(errors[0]?.startsWith('locales/it/index.ts('), errors[0])
})

async function withoutHours(t: TestContext) {
  const copy = await copyDictionaries()
  t.after(() => copy.remove())
  const source = await copy.read(file)
  const shorter = source.replace(/^ +hours: .+\n/m, '')
  assert.notEqual(shorter, source)
  return { copy, shorter }
}
