import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBoolean, readDate, readForeignDate } from '#domain/read-value.ts'

const none = null

/** Texts that are not dates, neither in our own files nor in another program's. */
const noDates = [
  ...['2023-02-30', '2023-02-29', '2023-13-01', '2023-00-10', '0000-00-00 00:00:00', '2022-07-08T25:00'],
  ...['2022-07-08T10:61', '2022-07-08T10:00+19:00', '31/12/2030', '12/31/2030', '01.02.2023'],
  ...['1 gennaio 2030', 'next Monday', 'tomorrow', '2030', '2022-07', '', '0001-01-01T00:00:00Z'],
  ...['2022-06-31', '2022-W27-5', '08/07/22', 'now', '{{ date }}', '2022-07-08 (draft)'],
  ...['2022-07-08 to 2022-07-10', '2022-07-08 10:00 BST', '2022070810', 'Feb 30 2022', 'Juli 8 2022'],
]

/** A text, the date it means in our own files, and the date it means in another program's. */
const dates: [text: string, own: string | null, foreign: string | null][] = [
  ['2022-07-08', '2022-07-07T23:00:00.000Z', '2022-07-08T00:00:00.000Z'],
  ['2022-01-08', '2022-01-08T00:00:00.000Z', '2022-01-08T00:00:00.000Z'],
  ['"2022-01-08"', '2022-01-08T00:00:00.000Z', '2022-01-08T00:00:00.000Z'],
  ['2022-07-08T10:00', '2022-07-08T09:00:00.000Z', '2022-07-08T10:00:00.000Z'],
  ['2022-07-08 10:00:05', '2022-07-08T09:00:05.000Z', '2022-07-08T10:00:05.000Z'],
  ['2022-07-08T10:00:05.5', '2022-07-08T09:00:05.500Z', '2022-07-08T10:00:05.500Z'],
  ['2022-07-08T10:00Z', '2022-07-08T10:00:00.000Z', '2022-07-08T10:00:00.000Z'],
  ['2022-07-08 10:00:00 +0200', '2022-07-08T08:00:00.000Z', '2022-07-08T08:00:00.000Z'],
  ['2022-07-08T10:00:00-05:30', '2022-07-08T15:30:00.000Z', '2022-07-08T15:30:00.000Z'],
  ['2022-07-08 10:00 UTC', '2022-07-08T10:00:00.000Z', '2022-07-08T10:00:00.000Z'],
  ['2026-03-29 01:30', '2026-03-29T01:30:00.000Z', '2026-03-29T01:30:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z', '2024-02-29T00:00:00.000Z'],
  ['2022‑07‑08', '2022-07-07T23:00:00.000Z', '2022-07-08T00:00:00.000Z'],
  ['“2022-01-08”', '2022-01-08T00:00:00.000Z', '2022-01-08T00:00:00.000Z'],
  ['2022-01-08\u200b', '2022-01-08T00:00:00.000Z', '2022-01-08T00:00:00.000Z'],
  ['\uff12\uff10\uff12\uff12-01-08', '2022-01-08T00:00:00.000Z', '2022-01-08T00:00:00.000Z'],
  ['2022-07-08T10:00−02:00', '2022-07-08T12:00:00.000Z', '2022-07-08T12:00:00.000Z'],
  ['2026-10-25 01:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['2022-7-8', none, '2022-07-08T00:00:00.000Z'],
  ['2022/07/08 12:30:00', none, '2022-07-08T12:30:00.000Z'],
  ['20220708', none, '2022-07-08T00:00:00.000Z'],
  ['Jul 08 2022', none, '2022-07-08T00:00:00.000Z'],
  ['July 8th, 2022', none, '2022-07-08T00:00:00.000Z'],
  ['8 July 2022', none, '2022-07-08T00:00:00.000Z'],
  ['08-Jul-2022', none, '2022-07-08T00:00:00.000Z'],
  ['Fri, 08 Jul 2022 10:00:00 GMT', none, '2022-07-08T10:00:00.000Z'],
  ['Fri, 08 Jul 2022 10:00:00 +0200', none, '2022-07-08T08:00:00.000Z'],
  ['Fri Jul 08 2022 10:00:00 GMT+0200 (CEST)', none, '2022-07-08T08:00:00.000Z'],
  ['July 8, 2022 at 9:05 pm', none, '2022-07-08T21:05:00.000Z'],
  ['2022-07-08 10:00 EST', none, '2022-07-08T15:00:00.000Z'],
  ['Fri, 08 Jul 2022 10:00:00 PDT', none, '2022-07-08T17:00:00.000Z'],
  ['2022-07-08T10:00:00+01:00[Europe/London]', none, '2022-07-08T09:00:00.000Z'],
  ['8th of July 2022', none, '2022-07-08T00:00:00.000Z'],
  ['8 July 2022 at 10am', none, '2022-07-08T10:00:00.000Z'],
  ['July 8, 2022 12:00 AM', none, '2022-07-08T00:00:00.000Z'],
  ['July 8, 2022 12:30 p.m.', none, '2022-07-08T12:30:00.000Z'],
  ['202207081030', none, '2022-07-08T10:30:00.000Z'],
  ['915148800000', none, '1999-01-01T00:00:00.000Z'],
  ['1283780649000', none, '2010-09-06T13:44:09.000Z'],
  ['1283780649', none, '2010-09-06T13:44:09.000Z'],
  ...noDates.map((text): [string, null, null] => [text, none, none]),
]

test('a date is read or refused in the same way in every time zone of the machine', () => {
  const before = process.env.TZ
  try {
    for (const zone of ['UTC', 'America/New_York', 'Pacific/Auckland']) {
      process.env.TZ = zone
      for (const [text, own, foreign] of dates)
        assert.deepEqual([readDate(text), readForeignDate(text)], [own, foreign], `${text} in ${zone}`)
    }
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})

test('booleans are read from words and digits; anything else is neither', () => {
  for (const yes of [
    ...[true, 1, 'true', 'True', 'TRUE', ' yes ', 'Yes', 'y', 'on', 'ON', '1', '"true"', "'yes'", '“true”'],
    ...['tr\u200bue', '\uff39\uff25\uff33', ' on\u00a0', 1n],
  ])
    assert.equal(readBoolean(yes), true, String(yes))
  for (const no of [
    ...[false, 0, 'false', 'False', 'FALSE', 'no', 'No', 'n', 'off', 'OFF', '0', '"false"', "'no'", '‘no’'],
    ...['\ufefffalse', '\uff10', 'N', 0n],
  ])
    assert.equal(readBoolean(no), false, String(no))
  for (const neither of [
    ...['', 'maybe', 'yess', 'truefalse', '2', -1, null, undefined, [], 'draft', '__proto__', [true]],
    ...[['no'], {}, new Map([['true', true]]), Number.NaN, 'sì', 'vero', 'Yes!', 'true # not yet', 'null'],
    ...['enabled', '✓', '1.0', '00'],
  ])
    assert.equal(readBoolean(neither), null, String(neither))
})
