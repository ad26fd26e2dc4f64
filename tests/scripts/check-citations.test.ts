import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { citationFaults } from '#scripts/check-citations.mjs'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

test('a citation of something that the repository lacks is reported with file, line and reason', async (context) => {
  const root = await temporaryFolder(context)
  const files = {
    '.gitignore': 'data\n',
    'data/notes.md': '(R99)',
    'docs/requirements.md':
      '<a id="r1"></a>\n<a id="r1"></a>\nWhere: `docs/decisions`, `server/main.ts`.\nProof: `server/main.test.ts`,\n`server/away.test.ts`, `e2e/away.spec.ts`.\n',
    'tests/server/main.test.ts': '',
    'docs/decisions/0004-first.md': '# 0004 First\n',
    'server/bad.ts': '\n/** The list (R3). */\n// docs/requirements.md#r9\n/** Kept (ADR-0009). */\n',
    'server/good.ts': "/** R1; ADR-0004, RFC 9110 */ const colour = '#R12AB'\n",
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  assert.deepEqual(
    citationFaults(root).map(({ file, line, reason }) => `${file}:${line}: ${reason}`),
    [
      'docs/requirements.md:1: R1 is there twice',
      'docs/requirements.md:3: there is no server/main.ts',
      'docs/requirements.md:5: there is no tests/server/away.test.ts',
      'docs/requirements.md:5: there is no tests/e2e/away.spec.ts',
      'server/bad.ts:2: there is no R3',
      'server/bad.ts:3: there is no requirements.md#r9',
      'server/bad.ts:4: there is no ADR-0009',
    ],
  )
})
