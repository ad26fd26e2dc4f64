import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptedNote, copyIn, outcomeOf as outcomeIn, writtenNote } from '#domain/leads/delivery-words.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { channelViews } from '#server/leads/channels/channels.ts'
import { drivePlace } from '#server/leads/channels/drive/copy.ts'

const outcomeOf = (channel: string, note: string) => outcomeIn(channelViews()[channel], note)

const lead = {
  id: 'c9tm3gbshc2x4vpbfmf80vg2k1',
  kind: 'question',
  receivedAt: '2026-11-23T16:37:00Z',
} as const

test('a message that was only written to a file is never called sent', () => {
  for (const channel of ['mail', 'reply']) {
    assert.equal(outcomeOf(channel, writtenNote), 'written')
    assert.equal(outcomeOf(channel, `${acceptedNote}: 250 OK`), 'sent')
  }
  assert.equal(outcomeOf('reply', 'This address was answered within the last day'), 'none')
})

test('a folder on the server counts as stored, a remote drive as copied, a webhook as passed on', () => {
  assert.equal(outcomeOf('drive', drivePlace(lead, { kind: 'file', dir: '/srv/leads' })), 'stored')
  const elsewhere = drivePlace(lead, { kind: 'gdrive', folderId: 'folder' })
  assert.equal(outcomeOf('drive', elsewhere), 'copied')
  assert.equal(outcomeOf('webhook', 'Accepted: 204'), 'passed-on')
})

test('folder, place and reference are read from the note of a drive, and from no other note', () => {
  assert.deepEqual(copyIn(drivePlace(lead, { kind: 'file', dir: '/srv/leads' })), {
    folder: `2026-11-23 question ${lead.id}`,
    place: 'in the leads folder on our server',
    reference: referenceOf(lead.id),
  })
  assert.equal(copyIn(writtenNote), null)
  assert.equal(copyIn(null), null)
})
