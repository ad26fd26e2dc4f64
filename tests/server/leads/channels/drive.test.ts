import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { referenceOf } from '#domain/leads/reference.ts'
import { copyOf, drivePlace } from '#server/leads/channels/drive/copy.ts'
import { type DriveTarget, parseDriveUrl } from '#server/leads/channels/drive/target.ts'
import { sampleFile, sampleLead } from '../sample-lead.ts'

function targetOf(value: string): DriveTarget {
  const parsed = parseDriveUrl(value)
  assert.ok(parsed.ok, parsed.ok ? '' : parsed.message)
  return parsed.target
}

function faultOf(value: string): { message: string; example: string } {
  const parsed = parseDriveUrl(value)
  assert.ok(!parsed.ok)
  assert.ok(parseDriveUrl(parsed.example).ok, `${parsed.example} is no good example`)
  return parsed
}

const file = (name: string, stored = 'logo_0.png') => sampleFile(stored, { name })

const namesOf = (...files: ReturnType<typeof file>[]): string[] =>
  copyOf(sampleLead({ files }))
    .pieces.filter(({ within }) => within === 'files')
    .map(({ name }) => name)

test('a folder on this machine may be relative, absolute or a file address', () => {
  assert.deepEqual(targetOf('file:./data/drive'), { kind: 'file', dir: path.resolve('data/drive') })
  assert.deepEqual(targetOf('file:/srv/the leads'), { kind: 'file', dir: '/srv/the leads' })
  assert.deepEqual(targetOf('file:///srv/the%20leads/'), { kind: 'file', dir: '/srv/the leads' })
})

test('a Google Drive folder is named by its id', () => {
  const folderId = '1A2b3C4d5E6f-_8h9I0j'
  assert.deepEqual(targetOf(`gdrive:${folderId}`), { kind: 'gdrive', folderId })
})

test('credentials are optional and split off a WebDAV address, which ends in a slash', () => {
  const whole = targetOf('webdav+https://ad%40a:p%3Ass%2Fword@drive.example.com:8443/remote/leads')
  const url = 'https://drive.example.com:8443/remote/leads/'
  assert.deepEqual(whole, { kind: 'webdav', url, username: 'ad@a', password: 'p:ss/word' })
  const open = { kind: 'webdav', url: 'http://127.0.0.1:8080/', username: '', password: '' }
  assert.deepEqual(targetOf('webdav+http://127.0.0.1:8080'), open)
})

test('an invalid drive address is refused with the reason, without repeating a password', () => {
  for (const [value, fault] of [
    ['ftp://drive.example.com', /must begin with file:, gdrive: or webdav\+https:/],
    ['file:', /must name a folder/],
    ['file://server/share', /on this machine/],
    ['gdrive:https://drive.google.com/drive/folders/abc', /id alone/],
    ['webdav+https://u:sec#ret@drive.example.com/leads', /./],
    ['webdav+https://u:secret%@drive.example.com/leads', /%25/],
  ] as const) {
    const { message, example } = faultOf(value)
    assert.match(message, fault)
    assert.doesNotMatch(message + example, /sec|ret@/)
  }
})

test('the place of a copy names folder, drive and reference, but no address', () => {
  const lead = sampleLead({ kind: 'onboarding' })
  const credentials = { username: 'u', password: 'p' }
  const place = drivePlace(lead, { kind: 'webdav', url: 'https://drive.example.com/', ...credentials })
  const folder = `2025-03-04 website-brief ${lead.id}`
  assert.equal(place, `${folder} in the leads folder on our file drive (reference ${referenceOf(lead.id)})`)
})

test("files keep the visitor's names, numbered and without path or hidden characters", () => {
  for (const [files, names] of [
    [
      [file('My logo.png'), file('My logo.png')],
      ['01 My logo.png', '02 My logo.png'],
    ],
    [
      [file('../../etc/passwd.png'), file('C:\\a|b?.png')],
      ['01 .._.._etc_passwd.png', '02 C__a_b_.png'],
    ],
    [[file('logo\r\n\u202egnp.\u0000exe.png')], ['01 logo gnp. exe.png']],
    // The extension is the one that the upload has checked
    [[file('invoice.pdf.exe', 'logo_0.pdf')], ['01 invoice.pdf.pdf']],
    [
      [file(''), file('.png')],
      ['01 file.png', '02 file.png'],
    ],
  ] as const)
    assert.deepEqual(namesOf(...files), names)
})

test('a long name of emoji is cut to 255 bytes and keeps its extension', () => {
  const [name = ''] = namesOf(file(`${'🖼️'.repeat(200)}.png`))
  assert.ok(Buffer.byteLength(name) <= 255)
  assert.ok(name.endsWith('.png'))
})

test('the copy has everything that was sent, with its time, source and language', () => {
  const lead = sampleLead({ files: [file('My logo.png')], language: 'it' })
  const texts = copyOf(lead).pieces.flatMap(({ from }) => ('text' in from ? [from.text.toString()] : []))
  const [text = '', json = ''] = texts
  assert.match(text, /Get Clients/)
  assert.match(text, new RegExp(referenceOf(lead.id)))
  const record = JSON.parse(json)
  assert.deepEqual(record.fields, lead.fields)
  assert.equal(record.receivedAt, lead.receivedAt)
  assert.equal(record.language, 'it')
  assert.deepEqual(record.context, lead.context)
  assert.equal(record.reference, referenceOf(lead.id))
  assert.equal(record.files[0].stored, '01 My logo.png')
})
