import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { editor, gitOfEditor } from '#tests/helpers/editor.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { expectAccessible, serveSite, test } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const remoteIn = (base: string) => path.join(base, 'remote.git')
const site = serveSite({
  async prepare({ base }) {
    gitOfEditor(base, 'init', '--quiet', '--bare', '--initial-branch=main', remoteIn(base))
  },
  env: ({ base }) => ({ CONTENT_REMOTE: remoteIn(base), CONTENT_REMOTE_SECONDS: '1' }),
})

test('staff see what was changed on both sides, compare it and take the version of the remote', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(page)
  const body = postBody('What it costs', 'It costs ten pounds.')
  const { json: post } = await site.api('POST', '/api/blog/posts', body)
  const clone = path.join(site.folders.base, 'clone')
  await expect
    .poll(() => {
      execFileSync('rm', ['-rf', clone])
      try {
        gitOfEditor(site.folders.base, 'clone', '--quiet', remoteIn(site.folders.base), clone)
        return gitOfEditor(clone, 'log', '-1', '--format=%s')
      } catch {
        return ''
      }
    })
    .toContain('What it costs')

  // Both sides edit before either has the other's change
  const file = path.join(clone, `posts/${post.slug}.md`)
  await writeFile(file, (await readFile(file, 'utf8')).replace('ten pounds', 'twelve pounds'))
  gitOfEditor(clone, 'commit', '--quiet', '-am', 'Raise the price')
  const changed = { ...body, content: 'It costs eleven pounds.' }
  const saved = site.api('PUT', `/api/blog/posts/${post.id}`, changed)
  execFileSync('git', ['push', '--quiet', 'origin', 'HEAD'], { cwd: clone, env: editor })
  await saved

  await site.signIn(context)
  await expect
    .poll(async () => (await site.api('GET', '/api/content/remote')).json.remote.conflicts.length)
    .toBe(1)
  await page.goto(`${site.origin}/admin`)
  const rail = page.getByRole('complementary', { name: 'Blog posts' })
  await expect(rail.getByRole('heading', { name: 'A file was changed here and on the remote' })).toBeVisible()
  await rail.getByRole('button', { name: 'Compare and choose' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What it costs' })
  await expect(dialog.getByText('Here, on the site')).toBeVisible()
  await expect(dialog.getByText('On the remote: Edda', { exact: false })).toBeVisible()
  await expect(dialog).toContainText('eleven')
  await expect(dialog).toContainText('twelve')
  await expectAccessible(page, 'the choice of a version')
  await dialog.getByRole('button', { name: 'Use the remote version' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/posts/${post.id}`))
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue('It costs twelve pounds.')
  await expect(rail.getByText('changed here and on the remote')).toHaveCount(0)
  expect(await (await fetch(`${site.origin}/blog/${post.slug}`)).text()).toContain('twelve pounds')
  expect(faults()).toEqual([])
})
