import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { briefLinkEndpoint, briefProofHeader, sealedType } from '#domain/leads/brief-link.ts'
import { readBytesOrNull } from '#server/files.ts'
import { type Folders, makeFolders, type RunningServer, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { readCopy, textOfCopy } from '../../../../pages/(en)/website-onboarding/index/link/copy.schema.ts'
import {
  isSecret,
  keysOf,
  newSecret,
  seal,
  unseal,
} from '../../../../pages/(en)/website-onboarding/index/link/sealing.ts'

// What the browser seals stays sealed: on the disk, in the logs and in the answers of the built server (R282).

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

async function filesIn(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries.map((entry) => {
      const name = path.join(folder, entry.name)
      return entry.isDirectory()
        ? filesIn(name)
        : entry.isFile()
          ? readBytesOrNull(name).then((it) => (it ? [it] : []))
          : []
    }),
  )
  return found.flat()
}

/** As it is, and as what is compressed reads. */
function readings(bytes: Buffer): string[] {
  const plain = [bytes.toString('latin1')]
  for (const start of [0, 1, 12, 13, 32, 33, 44, 45]) {
    try {
      plain.push(inflateRawSync(bytes.subarray(start)).toString('latin1'))
    } catch {
      // Not compressed from there on
    }
  }
  return plain
}

test('no typed word, no secret and no proof is on the disk or in a log, and a link outlives a killed server', async () => {
  const word = `canary-${randomUUID()}`
  const secret = newSecret()
  assert.ok(isSecret(secret))
  const { id, proof, key } = await keysOf(secret)
  const text = textOfCopy({ savedAt: Date.now(), answers: { fullName: [word] }, files: 0 })
  const sealed = await seal(text, key)
  const ask = (method: string, more: Record<string, string> = {}, body?: Uint8Array<ArrayBuffer>) =>
    fetch(server.origin + briefLinkEndpoint(id), {
      method,
      headers: { [briefProofHeader]: proof, ...more },
      ...(body && { body }),
    })
  const typed = { 'content-type': sealedType }
  assert.equal((await ask('POST', typed, sealed)).status, 201)
  assert.equal((await ask('PUT', typed, sealed)).status, 204)
  assert.equal((await ask('PUT', { ...typed, origin: 'https://elsewhere.example' }, sealed)).status, 403)
  // One for each request, none with the identifier
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('/api/brief-links/'))
  await waitFor('the lines of the log', () => lines().length === 3)
  const first = server.output()
  await server.kill()
  server = await startServer({ folders })
  const found = await ask('GET')
  assert.equal(found.status, 200)
  const opened = await unseal(new Uint8Array(await found.arrayBuffer()), key)
  assert.deepEqual(readCopy(opened)?.answers, { fullName: [word] })

  const stored = (await filesIn(folders.dataDir)).flatMap(readings)
  assert.ok(stored.length > 3)
  for (const said of [...stored, first, server.output()]) {
    for (const hidden of [word, secret, proof]) assert.ok(!said.includes(hidden), hidden)
  }
  assert.ok(!first.includes(id) && !server.output().includes(id))
  assert.equal((await ask('DELETE')).status, 204)
  assert.deepEqual(await readdir(path.join(folders.dataDir, 'brief-links')), [])
})

test('only the secret opens what was sealed, and only as it was', async () => {
  const text = textOfCopy({ savedAt: 1, answers: { fullName: ['Ada “Ω” 🧺'] }, files: 2 })
  const { key, id, proof } = await keysOf(newSecret())
  const sealed = await seal(text, key)
  assert.equal(await unseal(sealed, key), text)
  assert.notDeepEqual(await seal(text, key), sealed)
  const other = await keysOf(newSecret())
  assert.ok(other.id !== id && other.proof !== proof)
  await assert.rejects(unseal(sealed, other.key))
  for (const at of [0, 11, 12, sealed.length - 1]) {
    const changed = sealed.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    await assert.rejects(unseal(changed, key))
  }
  await assert.rejects(unseal(sealed.slice(0, -1), key))
})

test('what no page of this version sealed is not filled in', () => {
  const copy = { version: 1, savedAt: 1, answers: { fullName: ['Ada'] }, files: 0 }
  assert.ok(readCopy(JSON.stringify(copy)))
  for (const wrong of [
    { ...copy, version: 2 },
    { ...copy, savedAt: 'today' },
    { ...copy, savedAt: 1e300 },
    { ...copy, answers: { fullName: 'Ada' } },
    { ...copy, answers: { fullName: ['x'.repeat(20_001)] } },
    { ...copy, files: -1 },
    null,
    [],
  ]) {
    assert.equal(readCopy(JSON.stringify(wrong)), null, JSON.stringify(wrong).slice(0, 80))
  }
  assert.equal(readCopy('{"version":1'), null)
})
