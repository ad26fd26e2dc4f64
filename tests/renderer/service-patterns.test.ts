import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'

const folder = path.resolve(import.meta.dirname, '../../renderer/service')

/** The sections of every service's page, as they are written. */
async function pages(): Promise<string[]> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((one) => one.isDirectory())
  const texts = names.map(({ name }) =>
    readFile(path.join(folder, name, 'sections.tsx'), 'utf8').catch(() => ''),
  )
  return (await Promise.all(texts)).filter((text) => text !== '')
}

test('a way to show features, the arch beside a checklist and the line of steps stand on three service pages at most, and no page closes without its drawing', async () => {
  const all = await pages()
  assert.equal(all.length, 10)
  const uses: Record<string, number> = {}
  for (const text of all) {
    const [, features] = /<(Feature\w+)/.exec(text) ?? []
    const arch = /<Proof\s(?!\s*form=)/.test(text) && 'arch'
    assert.match(text, /<Call[^>]*\sdrawing=/)
    const steps = /<Steps\s/.test(text) && 'steps'
    for (const used of [features, arch, steps]) if (used) uses[used] = (uses[used] ?? 0) + 1
  }
  assert.ok(Object.keys(uses).length >= 4)
  for (const [used, count] of Object.entries(uses)) assert.ok(count <= 3, `${used}: ${count}`)
})
