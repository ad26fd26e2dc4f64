import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { runPonte } from '#tests/helpers/ponte.ts'
import {
  type Folders,
  makeFolders,
  owner,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'

/** What two members of staff see of each other. */

const maria = { name: 'Maria Conti', email: 'maria@example.com', password: 'another long password' }

let folders: Folders
let server: RunningServer
let contexts: BrowserContext[] = []

// Two browsers and the command line
test.slow()

test.beforeEach(async () => {
  folders = await makeFolders()
  server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0' } })
  ponte(['staff', 'add', maria.email, '--name', maria.name, '--password-stdin'], maria.password)
})
test.afterEach(async () => {
  for (const context of contexts) await context.close()
  contexts = []
  await server.stop()
  await folders.remove()
})

function ponte(words: string[], input = ''): void {
  const env = { CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir }
  const { status, stderr } = runPonte(words, { env, input })
  expect(status, stderr).toBe(0)
}

/** A browser of its own for one of the two. */
async function desk(browser: Browser, account = owner): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  contexts.push(context)
  const [name = '', value = ''] = (await signIn(server.origin, account)).split(/=(.*)/s)
  await context.addCookies([{ name, value, url: server.origin }])
  return context.newPage()
}

async function makePost(cookie: string, fields: object = {}) {
  const answer = await send('POST', `${server.origin}/api/blog/posts`, {
    cookie,
    body: {
      title: 'A post for two',
      content: 'The first paragraph says one thing.\n\nThe second says another.',
      description: 'A post that two people edit.',
      category: 'Technology',
      readTime: '1 min read',
      ...fields,
    },
  })
  expect(answer.status).toBe(201)
  return answer.json as { id: string; slug: string }
}

test('what a member types until the page closes is kept', async ({ browser }) => {
  const { id } = await makePost(await signIn(server.origin))
  const address = `${server.origin}/admin/posts/${id}`
  const hers = await desk(browser, maria)
  await hers.goto(address)
  const content = hers.getByLabel('Content', { exact: true })
  await expect(content).toBeEnabled()
  await content.press('Control+End')
  await content.pressSequentially(' The last words.')
  hers.once('dialog', (dialog) => void dialog.accept())
  await hers.goto('about:blank')
  const cookie = await signIn(server.origin, maria)
  await expect(async () => {
    const draft = await send('GET', `${server.origin}/api/blog/drafts/${id}`, { cookie })
    expect(draft.json?.fields.content).toContain('The last words.')
  }).toPass()
})

test('a colleague stands by name in notes and versions, also after their account is gone', async ({
  browser,
}) => {
  const asked = await send('POST', `${server.origin}/api/question`, {
    body: { name: 'Lemon', email: 'lemon@example.com', question: 'How sour is it?', language: 'en' },
  })
  expect(asked.status).toBeLessThan(300)
  const hers = await desk(browser, maria)
  await hers.goto(`${server.origin}/admin/leads`)
  await hers.getByRole('link', { name: 'Lemon', exact: true }).click()
  await hers.getByLabel('Add a note').fill('Rang back: very sour.')
  await hers.getByRole('button', { name: 'Add note' }).click()
  await expect(hers.getByRole('listitem').filter({ hasText: 'Rang back' })).toContainText('Maria Conti')
  const { id } = await makePost(await signIn(server.origin, maria), { title: 'A post of hers' })

  const mine = await desk(browser)
  const readsOfHer = async () => {
    await mine.goto(`${server.origin}/admin/leads`)
    await mine.getByRole('link', { name: 'Lemon', exact: true }).click()
    const note = mine.getByRole('listitem').filter({ hasText: 'Rang back' })
    await expect(note).toBeVisible()
    await expect(note).toContainText('Maria Conti')
    await expect(note).not.toContainText(maria.email)
    await mine.goto(`${server.origin}/admin/posts/${id}/history`)
    const versions = mine.getByRole('main')
    await expect(versions.getByText('Maria Conti').first()).toBeVisible()
    await expect(versions).not.toContainText(maria.email)
  }
  await readsOfHer()
  ponte(['staff', 'remove', maria.email])
  await readsOfHer()
  await hers.reload()
  await expect(hers.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
})
