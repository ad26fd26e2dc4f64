import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { readDictionary } from '#scripts/dictionary.ts'
import { copyDictionaries, namesKey, without } from '#tests/helpers/dictionaries.ts'

// Every text in turn: npm run prove -- dictionaries

const file = 'locales/it/interface.ts'

test('a missing Italian text is a type error that names file and key', async (t) => {
  const { copy, source, hours } = await spoilt(t)
  assert.deepEqual(await copy.check(), [])
  const shorter = without(source, hours)
  await copy.write(file, shorter)
  const errors = await copy.check()
  assert.equal(errors.length, 1)
  assert.ok(errors[0]?.startsWith(`${file}(`) && namesKey(errors[0], hours, shorter), errors[0])
})

test('without the dictionary’s type it would go unnoticed', async (t) => {
  const { copy, source, hours, annotation } = await spoilt(t)
  const shorter = without(source, hours)
  await copy.write(file, shorter.slice(0, annotation.start) + shorter.slice(annotation.end))
  assert.deepEqual(await copy.check(), [])
})

async function spoilt(t: TestContext) {
  const copy = await copyDictionaries()
  t.after(() => copy.remove())
  const source = await copy.read(file)
  const { texts, annotations } = await readDictionary(source)
  const hours = texts.find(({ key }) => key === 'interfaceText.footer.hours')
  const [annotation] = annotations
  assert.ok(hours && annotation)
  return { copy, source, hours, annotation }
}
