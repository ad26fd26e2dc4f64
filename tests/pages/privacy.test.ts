import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { mainOf, textOf } from '#tests/helpers/page-html.ts'
import { type Folders, makeFolders, type RunningServer, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// What the privacy pages promise is what the server does (server/leads/upkeep.ts): both read leadRetentionMonths.

let folders: Folders
let server: RunningServer

before(async () => {
  folders = await makeFolders()
  server = await startServer({ folders })
})

after(async () => {
  await server.stop()
  await folders.remove()
})

const pageOf = async (address: string) =>
  textOf(mainOf(await (await fetch(server.origin + address)).text())).replaceAll('\u00a0', ' ')

async function keepFor(months: number | null): Promise<void> {
  const file = path.join(folders.contentDir, 'site.yaml')
  const text = (await readFile(file, 'utf8')).replace(/^leadRetentionMonths:.*\n/m, '')
  await writeFile(file, months === null ? text : `${text.trimEnd()}\nleadRetentionMonths: ${months}\n`)
}

test('both pages say the months after which leads are erased, and follow the setting', async () => {
  await keepFor(null)
  await waitFor('24 months', async () => (await pageOf('/privacy')).includes('for at most 24 months'))
  assert.match(await pageOf('/it/privacy'), /per 24 mesi al massimo/)
  await keepFor(6)
  await waitFor('6 months', async () => (await pageOf('/privacy')).includes('for at most 6 months'))
  assert.match(await pageOf('/it/privacy'), /per 6 mesi al massimo/)
})

test('one month is one month', async () => {
  await keepFor(1)
  await waitFor('a month', async () => (await pageOf('/privacy')).includes('for at most one month,'))
  assert.match(await pageOf('/it/privacy'), /per un mese al massimo/)
})
