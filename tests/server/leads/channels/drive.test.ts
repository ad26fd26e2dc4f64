import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { referenceOf } from '#domain/leads/reference.ts'
import { copyOf, drivePlace } from '#server/leads/channels/drive/copy.ts'
import { type DriveTarget, parseDriveUrl } from '#server/leads/channels/drive/target.ts'
import { sampleLead } from '../sample-lead.ts'

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

const file = (name: string, stored = 'logo_0.png') => ({
  name,
  stored,
  group: 'logo',
  size: 4,
  type: 'image/png',
  sha256: '',
})

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
  assert.deepEqual(targetOf('gdrive:1A2b3C4d5E6f-_8h9I0j'), {
    kind: 'gdrive',
    folderId: '1A2b3C4d5E6f-_8h9I0j',
  })
})

test('a WebDAV address gives up its credentials and ends in a slash', () => {
  assert.deepEqual(targetOf('webdav+https://ad%40a:p%3Ass%2Fword@drive.example.com:8443/remote/leads'), {
    kind: 'webdav',
    url: 'https://drive.example.com:8443/remote/leads/',
    username: 'ad@a',
    password: 'p:ss/word',
  })
})

test('a WebDAV address may do without credentials', () => {
  assert.deepEqual(targetOf('webdav+http://127.0.0.1:8080'), {
    kind: 'webdav',
    url: 'http://127.0.0.1:8080/',
    username: '',
    password: '',
  })
})

test('an unknown kind of drive is named as the fault', () => {
  assert.match(faultOf('ftp://drive.example.com').message, /must begin with file:, gdrive: or webdav\+https:/)
})

test('a file address without a folder is refused', () => {
  assert.match(faultOf('file:').message, /must name a folder/)
})

test('a file address on another machine is refused', () => {
  assert.match(faultOf('file://server/share').message, /on this machine/)
})

test('the address of a Google Drive folder is refused with the hint to give the id', () => {
  assert.match(faultOf('gdrive:https://drive.google.com/drive/folders/abc').message, /id alone/)
})

test('a password with an unescaped # is refused without being repeated', () => {
  const { message, example } = faultOf('webdav+https://u:sec#ret@drive.example.com/leads')
  assert.doesNotMatch(message + example, /sec|ret@/)
})

test('a password with a lone % is refused without being repeated', () => {
  const { message, example } = faultOf('webdav+https://u:secret%@drive.example.com/leads')
  assert.match(message, /%25/)
  assert.doesNotMatch(message + example, /secret/)
})

test('the place says folder, drive and reference, and no address', () => {
  const lead = sampleLead({ kind: 'onboarding' })
  const place = drivePlace(lead, {
    kind: 'webdav',
    url: 'https://drive.example.com/',
    username: 'u',
    password: 'p',
  })
  assert.equal(
    place,
    `2025-03-04 website-brief ${lead.id} in the leads folder on our file drive (reference ${referenceOf(lead.id)})`,
  )
})

test('files keep the names that the visitor gave them, numbered', () => {
  assert.deepEqual(namesOf(file('My logo.png'), file('My logo.png')), ['01 My logo.png', '02 My logo.png'])
})

test('a name that leads elsewhere becomes a plain name', () => {
  assert.deepEqual(namesOf(file('../../etc/passwd.png'), file('C:\\a|b?.png')), [
    '01 .._.._etc_passwd.png',
    '02 C__a_b_.png',
  ])
})

test('control characters and text that runs backwards do not reach a name', () => {
  assert.deepEqual(namesOf(file('logo\r\n\u202egnp.\u0000exe.png')), ['01 logo gnp. exe.png'])
})

test('the ending is the one that the upload has checked', () => {
  assert.deepEqual(namesOf(file('invoice.pdf.exe', 'logo_0.pdf')), ['01 invoice.pdf.pdf'])
})

test('a name of emoji fits on a disk', () => {
  const [name = ''] = namesOf(file(`${'🖼️'.repeat(200)}.png`))
  assert.ok(Buffer.byteLength(name) <= 255)
  assert.ok(name.endsWith('.png'))
})

test('a file without a name still has one', () => {
  assert.deepEqual(namesOf(file(''), file('.png')), ['01 file.png', '02 file.png'])
})

test('the copy says all that was sent, and when, where and in which language', () => {
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
