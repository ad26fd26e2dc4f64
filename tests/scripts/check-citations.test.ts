import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { citationFaults } from '#scripts/check-citations.mjs'

const bad: [text: string, reason: RegExp][] = [
  ['/** The list (R3). */', /R3 is not in docs\/requirements\.md/],
  ['// docs/requirements.md#r9', /#r9 is not in/],
  ['/** Kept (ADR-0009). */', /ADR-0009 is not in docs\/decisions/],
  ['/** Kept (ADR 0001). */', /is written ADR-0001/],
  ['/** Kept (docs/decisions/0001). */', /cite it as ADR-/],
  ['// spec §5', /section of a specification/],
  ['/** Blog (spec §2, §8). */', /section of a specification/],
  ['// spec section 5', /section of a specification/],
  ['/** Extract (spec, Smart Extract). */', /instead of a specification/],
  ['// in the words of the specification', /instead of a specification/],
  ['// The specification names both', /instead of a specification/],
  ['// as specified', /say what is meant/],
  ['// decision 17', /ADR-<nnnn> for a decision record/],
  ['/** Moved (decisions 1–5). */', /ADR-<nnnn> for a decision record/],
  [' * Decision 33, stricter', /ADR-<nnnn> for a decision record/],
  ['/** Refused (contract, HTTP). */', /instead of a contract/],
  ['/** Far beyond the limit (contract). */', /instead of a contract/],
  ['// key by key in the order of the contract', /instead of a contract/],
  ['// see the house style', /say the rule itself/],
  ['// The figures of the art direction.', /say the rule itself/],
  ['// as issue 15 asks', /issues are not part/],
]

const good = [
  '/** The list (R1, R2; ADR-0001). */',
  '// docs/requirements.md#r2, docs/decisions/0001-first.md',
  '// RFC 9110, 7.6.1 and WebAuthn §7.2; WCAG 2.4.11',
  '/** The contract of the blog API. */',
  "import { vars } from '../theme/contract.css.ts'",
  "const text = 'The contract on your desk'",
  "const text = 'to perform a contract, and under contract'",
  "const files = 'tests/e2e/**/*.spec.ts'",
  "const type = 'OpeningHoursSpecification'",
  "run('--test-reporter=spec')",
  "const colour = '#R12AB'",
  'const mode = 0o600',
]

test('a citation of what is not in the repository is a fault with its file, line and reason', async (t) => {
  for (const [text, reason] of bad) {
    const faults = await citationFaults(await repository(t, { 'server/example.ts': `\n${text}\n` }))
    assert.equal(faults.length, 1, `${text}: ${JSON.stringify(faults)}`)
    const [fault] = faults
    assert.deepEqual([fault?.file, fault?.line], ['server/example.ts', 2])
    assert.match(fault?.reason ?? '', reason)
  }
})

test('rules, decision records, public standards and plain words are none', async (t) => {
  assert.deepEqual(await citationFaults(await repository(t, { 'server/example.ts': good.join('\n') })), [])
})

test('decision records name each other in full, and documents name places that are there', async (t) => {
  const root = await repository(t, {
    'docs/decisions/0002-second.md': '# 0002 Second\n\nMade of 0001, with 0600 as its mode.\n',
    'docs/architecture.md': 'Starts in `server/main.ts`, then `docs/decisions/0001-first.md`.\n',
  })
  assert.deepEqual(
    (await citationFaults(root)).map(({ file, line, reason }) => [file, line, reason]),
    [
      ['docs/architecture.md', 1, 'there is no server/main.ts'],
      ['docs/decisions/0002-second.md', 3, '“0001”: cite another record as ADR-<nnnn>'],
    ],
  )
})

test('a number that two rules have is a fault', async (t) => {
  const root = await repository(t, { 'docs/requirements.md': '<a id="r1"></a>\n<a id="r1"></a>\n' })
  assert.deepEqual(
    (await citationFaults(root)).map(({ reason }) => reason),
    ['R1 is there twice'],
  )
})

test('binary files, ignored files, links and texts of others are passed over', async (t) => {
  const root = await repository(t, {
    '.gitignore': 'data\n',
    'data/leads.txt': '(spec §5)',
    'public/picture.png': 'spec §5\0',
    'content/posts/one.md': 'It is in the contract.',
  })
  await symlink('data', path.join(root, 'node_modules'))
  assert.deepEqual(await citationFaults(root), [])
})

/** A folder with two rules, one decision record and the files given; removed after the test. */
async function repository(t: TestContext, files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'ponte-citations-'))
  t.after(() => rm(root, { recursive: true, force: true }))
  const all = {
    'docs/requirements.md': '<a id="r1"></a>**R1. One.**\n\n<a id="r2"></a>**R2. Two.**\n',
    'docs/decisions/0001-first.md': '# 0001 First\n',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  return root
}
