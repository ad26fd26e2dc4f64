import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { blogText } from '#locales/en/blog.ts'
import { frame } from '#locales/en/index.ts'
import { AppContext } from '#renderer/app-context.tsx'

const site = { name: '', email: '', phone: { display: '', href: '' }, address: [], hours: [], year: 2026 }
const texts = { ...frame, blog: blogText }
const facts = {
  locale: 'en',
  text: frame.interface,
  texts,
  site,
  pathname: '/',
  status: 200,
  data: null,
} as const

/** The HTML of a part of a page, rendered in an app context with the English texts of the frame and the blog. */
export const renderedInApp = (part: ReactNode): string =>
  renderToStaticMarkup(<AppContext value={facts}>{part}</AppContext>)
