import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { blogText } from '#locales/en/blog.ts'
import { frame } from '#locales/en/index.ts'
import { AppContext } from '#renderer/app-context.tsx'
import { PostDate } from '#renderer/ui/post-date.tsx'

const site = { name: '', email: '', phone: { display: '', href: '' }, address: [], hours: [], year: 2026 }
const texts = { ...frame, blog: blogText }

const rendered = (date: string | null) =>
  renderToStaticMarkup(
    <AppContext
      value={{ locale: 'en', text: texts.interface, texts, site, pathname: '/blog', status: 200, data: null }}
    >
      <PostDate date={date} />
    </AppContext>,
  )

test('a date is written in US English long form, on the same day for every reader', () => {
  const found = rendered('2026-10-14T23:30:00.000Z')
  assert.equal(found, '<time dateTime="2026-10-14T23:30:00.000Z">October 15, 2026</time>')
})

test('a date that does not parse is Recently, without a time element', () => {
  assert.equal(rendered('last week'), '<span>Recently</span>')
  assert.equal(rendered(null), '<span>Recently</span>')
})
