import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeBigExport } from '#tests/fixtures/import/wordpress-export.ts'
import { startPonte } from '#tests/helpers/ponte.ts'
import { makeFolders } from '#tests/helpers/server.ts'

test('five hundred posts with a picture each are imported, and importing again adds none', async (context) => {
  const { base, contentDir, dataDir, remove } = await makeFolders()
  context.after(remove)
  const { file, media } = await writeBigExport(base, 500)
  const run = async () => {
    const begun = performance.now()
    const { status, stdout, stderr } = await startPonte(
      ['import', 'wordpress', file, '--media', media, '--json'],
      { env: { CONTENT_DIR: contentDir, DATA_DIR: dataDir } },
    )
    assert.equal(status, 0, stderr)
    context.diagnostic(`${((performance.now() - begun) / 1000).toFixed(1)} s`)
    return JSON.parse(stdout)
  }
  const first = await run()
  assert.deepEqual([first.counts.add, first.pictures.stored], [500, 500])
  const again = await run()
  assert.deepEqual([again.counts.kept, again.commit], [500, null])
})
