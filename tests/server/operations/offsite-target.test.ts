import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseOffsiteUrl } from '#server/operations/offsite/target.ts'

test('each kind of place is understood', () => {
  assert.deepEqual(parseOffsiteUrl('file:/mnt/copy'), {
    ok: true,
    target: { kind: 'file', dir: '/mnt/copy' },
  })
  assert.deepEqual(parseOffsiteUrl('s3://leads/site/a?endpoint=http://127.0.0.1:9000&region=eu-west-1'), {
    ok: true,
    target: {
      kind: 's3',
      repository: 's3:http://127.0.0.1:9000/leads/site/a',
      region: 'eu-west-1',
      pathStyle: true,
    },
  })
  assert.deepEqual(parseOffsiteUrl('s3://leads?region=eu-west-2'), {
    ok: true,
    target: {
      kind: 's3',
      repository: 's3:https://s3.eu-west-2.amazonaws.com/leads',
      region: 'eu-west-2',
      pathStyle: false,
    },
  })
  assert.deepEqual(parseOffsiteUrl('webdav+https://ada:p%40ss@cloud.example.com/dav/ponte/'), {
    ok: true,
    target: {
      kind: 'webdav',
      address: 'https://cloud.example.com',
      user: 'ada',
      password: 'p@ss',
      folder: 'dav/ponte',
    },
  })
})

test('anything else is refused, without repeating a secret', () => {
  const values = [
    'file:',
    'ftp://ada:hunter2@example.com',
    's3://',
    's3://key:hunter2@bucket/a',
    's3://bucket?endpoint=hunter2',
    's3://bucket?region=hunter%202',
    'webdav+https://',
    'gdrive:hunter2',
  ]
  for (const value of values) {
    const parsed = parseOffsiteUrl(value)
    assert.equal(parsed.ok, false, value)
    assert.doesNotMatch(JSON.stringify(parsed), /hunter2/)
  }
})
