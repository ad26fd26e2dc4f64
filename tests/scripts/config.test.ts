import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { defaultOf } from '#server/config.ts'
import { settingGroups, settings } from '#server/settings.ts'
import { runPonte } from '#tests/helpers/ponte.ts'

const exampleFile = path.resolve(import.meta.dirname, '../../.env.example')

test('.env.example has every setting, in the same groups, with its default (R241)', async () => {
  const text = await readFile(exampleFile, 'utf8')
  const written = [...text.matchAll(/^## (?<group>.+)$|^(?<name>[A-Z_]+)=/gm)].map(
    ({ groups }) => groups?.group ?? groups?.name,
  )
  const described = Object.entries(settingGroups).flatMap(([title, group]) => [title, ...Object.keys(group)])
  assert.deepEqual(written, described)
  const values = parseEnv(text)
  const defaults = Object.fromEntries([...settings.keys()].map((name) => [name, defaultOf(name) ?? '']))
  assert.deepEqual({ ...values }, defaults)
})

test('each setting is told with its value, source and faults, and no secret (R241)', async (context) => {
  const cwd = await mkdtemp(path.join(tmpdir(), 'ponte-'))
  context.after(() => rm(cwd, { recursive: true, force: true }))
  const credentials = path.join(cwd, 'credentials')
  await mkdir(credentials)
  await writeFile(path.join(credentials, 'METRICS_TOKEN'), 'hunter2-hunter2-hunter2\n')
  await writeFile(
    path.join(cwd, '.env'),
    'PORT=4000\nHOST=0.0.0.0\nMAIL_TO=leads@example.com\nSMTP_ULR=smtps://hunter2@mail.example.com\n',
  )
  const env = {
    PORT: '5000',
    HOST: '',
    SMTP_URL: 'smtps://me:hunter2@hunter2@mail.example.com:465',
    SESSION_SECRET: 'hunter2'.repeat(6),
    AWS_SECRET_ACCESS_KEY: 'hunter2',
    CREDENTIALS_DIRECTORY: credentials,
  }
  const run = runPonte(['config', '--json'], { env, cwd })
  assert.equal(run.status, 0, run.stderr)
  const { groups, unknown } = JSON.parse(run.stdout)
  const all = new Map<string, { value: string; source: string; note?: string }>(
    groups.flatMap((group: { settings: { name: string }[] }) => group.settings.map((one) => [one.name, one])),
  )
  const told = (name: string) => `${all.get(name)?.value} (${all.get(name)?.source})`
  assert.deepEqual(
    ['PORT', 'MAIL_TO', 'METRICS_TOKEN', 'TRUST_PROXY', 'DRIVE_URL', 'SMTP_URL', 'SESSION_SECRET'].map(told),
    [
      '5000 (environment)',
      'leads@example.com (.env)',
      'set (credential file)',
      '0 (default)',
      'file:DATA_DIR/drive (default)',
      'smtps://…@mail.example.com:465 (environment)',
      'set (environment)',
    ],
  )
  assert.equal(told('AWS_SECRET_ACCESS_KEY'), 'set (environment)')
  assert.equal(told('HOST'), '127.0.0.1 (default)')
  assert.match(all.get('HOST')?.note ?? '', /hides/)
  assert.deepEqual(unknown, ['SMTP_ULR'])
  const faulty = runPonte(['config'], { env: { ...env, PORT: 'hunter2', ADMIN_PASSWORD: 'hunter2' }, cwd })
  assert.equal(faulty.status, 78)
  assert.match(faulty.stdout, /PORT = \(not shown[^\n]*\n[^\n]*\n {6}FAULT: must be a whole number/)
  assert.match(faulty.stdout, /ADMIN_PASSWORD[^\n]*\n[^\n]*\n {6}FAULT: must have at least 12 characters/)
  assert.doesNotMatch(run.stdout + run.stderr + faulty.stdout + faulty.stderr, /hunter2/)
})
