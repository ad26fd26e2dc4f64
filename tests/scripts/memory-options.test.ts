import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { memoryOptions } from '#scripts/memory-options.mjs'
import { deployedEnvironment, deployedOptions } from '#tests/helpers/deployed.ts'

test('V8 knows every memory option that is set at run time', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  for (const option of memoryOptions) {
    const name = option.replace(/^--(?:no-)?/, '').replace(/=.*/, '')
    assert.match(known, new RegExp(`^ +--${name} `, 'm'), option)
  }
})

test('README starts the server with the same options and variables everywhere, and npm with the same options', () => {
  assert.deepEqual(Object.keys(deployedEnvironment), ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'])
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const name of ['serve', 'start'])
    assert.deepEqual(
      scripts[name]?.split(' ').filter((word) => word.startsWith('--')),
      deployedOptions,
    )
  const readme = readFileSync('README.md', 'utf8')
  const [, docker = '', paas = ''] = /### Docker\n(.*)### PaaS\n(.*)### Upgrade\n/s.exec(readme) ?? []
  for (const [name, value] of Object.entries(deployedEnvironment))
    for (const part of [docker, paas]) assert.ok(part.includes(`${name}=${value}`), name)
  for (const option of deployedOptions)
    for (const part of [docker, paas]) assert.ok(part.includes(option), option)
})
