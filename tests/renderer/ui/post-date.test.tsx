import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PostDate } from '#renderer/ui/post-date.tsx'
import { renderedInApp } from '#tests/helpers/in-app.tsx'

test('a date is written in US English long form, as the day in London', () => {
  const found = renderedInApp(<PostDate date="2026-10-14T23:30:00.000Z" />)
  assert.equal(found, '<time dateTime="2026-10-14T23:30:00.000Z">October 15, 2026</time>')
})

test('an invalid date is shown as Recently, without a time element', () => {
  assert.equal(renderedInApp(<PostDate date="last week" />), '<span>Recently</span>')
  assert.equal(renderedInApp(<PostDate date={null} />), '<span>Recently</span>')
})
