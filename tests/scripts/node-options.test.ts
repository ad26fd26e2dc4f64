import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { deployedEnvironment, deployedOptions } from '#tests/helpers/deployed.ts'

test('README, container image and npm scripts use the same Node options, the first two also the same variables', () => {
  assert.deepEqual(Object.keys(deployedEnvironment), ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'])
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const name of ['serve', 'start'])
    assert.deepEqual(
      scripts[name]?.split(' ').filter((word) => word.startsWith('--')),
      deployedOptions,
    )
  const image = readFileSync('deploy/Containerfile', 'utf8')
  const [, paas = ''] = /### PaaS\n(.*)### Upgrade\n/s.exec(readFileSync('README.md', 'utf8')) ?? []
  for (const [name, value] of Object.entries(deployedEnvironment))
    for (const part of [image, paas]) assert.ok(part.includes(`${name}=${value}`), name)
  for (const option of deployedOptions)
    for (const part of [image, paas]) assert.ok(part.replaceAll('", "', ' ').includes(option), option)
})
