import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { loadEnvFile } from '#server/kernel/env-file.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

test('a variables file is read as intended, or the variable with an ambiguous # is named', async (context) => {
  const folder = await temporaryFolder(context)
  const file = path.join(folder, '.env')
  const name = 'PONTE_TEST_VALUE'
  async function read(line: string) {
    await writeFile(file, `${line}\nOTHER_TEST_VALUE=1\n`)
    delete process.env[name]
    const fault = loadEnvFile(file)
    return fault ?? process.env[name]
  }
  for (const [line, value] of [
    [`\ufeff${name}=a`, 'a'],
    [`${name}=a # a comment`, 'a'],
    [`${name}= # a comment`, ''],
    [`# ${name}=b#c\n${name}=a`, 'a'],
    [`${name}="correct horse #9 staple"`, 'correct horse #9 staple'],
    [`${name}='a#b'`, 'a#b'],
    [`export ${name}=a`, 'a'],
    [`${name}=a\r`, 'a'],
  ] as const)
    assert.equal(await read(line), value, line)
  for (const line of [`${name}=correct horse #9 staple`, `${name}=a#b`, `export ${name}=a#`])
    assert.match((await read(line)) ?? '', new RegExp(`${name} has a #`), line)
  assert.equal(loadEnvFile(path.join(folder, 'none')), null)
  process.env[name] = 'kept'
  await writeFile(file, `${name}=a\n`)
  loadEnvFile(file)
  assert.equal(process.env[name], 'kept')
  delete process.env[name]
})
