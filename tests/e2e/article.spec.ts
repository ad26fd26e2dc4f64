import { expect, type Page, test } from '@playwright/test'
import { send, signIn } from '#tests/helpers/server.ts'
import { serveSite } from './site.ts'

// An article as its readers see it.

const site = serveSite()

async function publish(title: string, content: string): Promise<string> {
  const answer = await send('POST', `${site.origin}/api/blog/posts`, {
    cookie: await signIn(site.origin),
    body: {
      title,
      content,
      description: 'What somebody has written, with marks of every kind in it.',
      category: 'Technology',
      readTime: '1 min read',
      published: true,
    },
  })
  expect(answer.status, answer.text).toBe(201)
  return `${site.origin}/blog/${answer.json.slug}`
}

/** The text of the page as it is drawn, counters included: the markup does not hold them. */
async function drawnText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] })
  return (documents[0]?.layout.text ?? []).map((at) => strings[at] ?? '').join('')
}

test('a numbered list shows the numbers that it was written with', async ({ page }) => {
  const content =
    'The first part is elsewhere.\n\n5. Pack the van\n6. Call ahead\n7. Drive\n\nThe other list.\n\n1. Wake\n2. Eat'
  await page.goto(await publish('A list that goes on', content))
  const text = await drawnText(page)
  for (const item of ['5.Pack the van', '6.Call ahead', '7.Drive', '1.Wake', '2.Eat'])
    expect(text).toContain(item)
})
