import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { dayInWords, distinctMoments, momentInWords } from '#renderer/ui/studio/moments.ts'
import { publishingOf } from '../../../pages/admin/editor/publishing/publishing.ts'

const now = Date.parse('2026-11-21T09:30:00Z')

test('a moment is written as today, yesterday or a date, with the year if it is not this year', () => {
  assert.equal(momentInWords('2026-11-21T09:14:00Z', now), 'today 09:14')
  assert.equal(momentInWords('2026-11-20T17:40:00Z', now), 'yesterday 17:40')
  assert.equal(momentInWords('2026-10-14T15:02:00Z', now), '14 October, 16:02')
  assert.equal(momentInWords('2024-10-14T15:02:00Z', now), '14 October 2024')
  assert.equal(dayInWords('2026-10-14T15:02:00Z', now), '14 October')
})

test('days begin at midnight in London', () => {
  // Half past midnight in London, while it is still the day before in UTC
  const night = Date.parse('2026-06-30T23:30:00Z')
  assert.equal(momentInWords('2026-06-30T23:10:00Z', night), 'today 00:10')
  assert.equal(momentInWords('2026-06-30T22:50:00Z', night), 'yesterday 23:50')
})

test('yesterday is right when the clocks change', () => {
  assert.equal(dayInWords('2026-03-28T23:30:00Z', Date.parse('2026-03-29T22:30:00Z')), 'yesterday')
  assert.equal(dayInWords('2026-10-24T22:30:00Z', Date.parse('2026-10-25T23:59:00Z')), 'yesterday')
})

test('31 December is yesterday on 1 January', () => {
  assert.equal(momentInWords('2025-12-31T18:00:00Z', Date.parse('2026-01-01T10:00:00Z')), 'yesterday 18:00')
})

test('an invalid date is shown as it was written', () => {
  assert.equal(momentInWords('some day', now), 'some day')
})

test('moments in a list that would read alike get a time, seconds or a number', () => {
  const moments = [
    '2026-11-21T09:14:40Z',
    '2026-11-21T09:14:40Z',
    '2026-11-21T09:14:07Z',
    '2026-11-21T09:13:00Z',
    '2026-10-14T15:02:59Z',
    '2026-10-14T15:02:01Z',
    '2024-10-14T15:02:00Z',
    '2024-10-14T08:00:00Z',
    '2023-10-14T08:00:00Z',
    'some day',
    'some day',
  ]
  assert.deepEqual(distinctMoments(moments, now), [
    'today 09:14:40 (2)',
    'today 09:14:40 (1)',
    'today 09:14:07',
    'today 09:13',
    '14 October, 16:02:59',
    '14 October, 16:02:01',
    '14 October 2024, 16:02',
    '14 October 2024, 09:00',
    '14 October 2023',
    'some day (2)',
    'some day (1)',
  ])
})

test('the notice of a scheduled post says when it goes live and when it ends', () => {
  mock.timers.enable({ apis: ['Date'], now })
  const said = (at: string, until: string | null = null): string | undefined => {
    let say: string | undefined
    const { publish } = publishingOf({
      post: null,
      state: 'draft',
      save: async (request) => {
        say = request.say
      },
      mayBePublic: () => true,
      onFaults: () => {},
      onAsk: () => {},
    })
    publish({ at: Date.parse(at), until: until === null ? null : Date.parse(until) })
    return say
  }
  assert.equal(said('2026-11-21T21:35:00Z'), 'It goes live today at 21:35.')
  assert.equal(said('2026-11-22T08:00:00Z'), 'It goes live tomorrow at 08:00.')
  assert.equal(said('2026-12-03T08:00:00Z'), 'It goes live on 3 December at 08:00.')
  assert.equal(said('2027-07-03T08:00:00Z'), 'It goes live on 3 July 2027 at 09:00.')
  const found = said('2026-12-03T08:00:00Z', '2026-12-24T18:00:00Z')
  assert.equal(found, 'It goes live on 3 December at 08:00. It leaves the site on 24 December at 18:00.')
  mock.timers.reset()
})
