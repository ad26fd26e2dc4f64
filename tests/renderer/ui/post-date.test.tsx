import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PostDate } from '#renderer/ui/post-date.tsx'
import { renderedInApp } from '#tests/helpers/in-app.tsx'

test('a date is written in US English long form, on the same day for every reader', () => {
  const found = renderedInApp(<PostDate date="2026-10-14T23:30:00.000Z" />)
  assert.equal(found, '<time dateTime="2026-10-14T23:30:00.000Z">October 15, 2026</time>')
})

test('a date that does not parse is Recently, without a time element', () => {
  assert.equal(renderedInApp(<PostDate date="last week" />), '<span>Recently</span>')
  assert.equal(renderedInApp(<PostDate date={null} />), '<span>Recently</span>')
})
