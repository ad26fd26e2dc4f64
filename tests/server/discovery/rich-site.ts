import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** Every kind of block and inline, with links to this site and another. */
const everyBlock = `An opening line with large letters

A paragraph with **strong words**, *soft words*, \`code & more\`, a [link of ours](/pricing#add-ons) and [another](https://www.example.org/a?b=1&c=2).

A short line

- a bullet with **weight**
- a second one <now> & here

1. first
2. second with [a link](/contact)

3. a step that stands alone

👉 A callout with "quotes" and [a link](/it).

> A quote <of> *somebody*
> — Jo & Co

> 62%
> of calls, [for example](/pricing)

An ending’s last paragraph, which has a full stop & an ampersand.`

export const everything = {
  title: 'Everything <at once> & more',
  content: everyBlock,
  description: 'A post with every block that an article can have, and a description of a decent length.',
  category: 'Digital Marketing',
  readTime: '3 min read',
  published: true,
  imageAlt: 'A bridge & its arches',
  faqData: JSON.stringify([
    { question: 'Is <this> a question?', answer: 'It is, and "this" is the answer & more.' },
    { question: 'Is there another?', answer: 'There is.' },
  ]),
}

export const url = 'https://www.example.com'

/** Pages that differ on a site without posts and with a claim missing from its catalogue. */
const barePages = ['/blog', '/blog?category=ai-automation', '/services/client-retention-tools']

const filler = (index: number) => `---
title: Filler number ${index}
description: A post that fills the list until it has a second page, as lists do.
category: Technology
readTime: 2 min read
published: true
publishedAt: ${new Date(Date.UTC(2026, 0, index)).toISOString()}
---
Words.
`

/**
 * A site with everything that changes a page's content: social links, and two pages of posts, one of them with every block, a
 * picture and questions. Served as if behind a proxy. `bare`: its answers before it had posts.
 */
export async function startRichSite() {
  const site = await startSite({
    env: { PUBLIC_URL: url },
    async prepare({ contentDir }) {
      await rm(path.join(contentDir, 'posts'), { recursive: true })
      await edit(contentDir, 'catalogue.yaml', /^ {2}churn:/m, '  churned:')
      const social = 'social:\n  - { name: LinkedIn, url: https://www.linkedin.com/company/example }'
      await edit(contentDir, 'site.yaml', 'social: []', social)
    },
  })
  const { contentDir } = site.folders
  const bare: { path: string; answer: Awaited<ReturnType<typeof site.get>> }[] = []
  for (const page of barePages)
    bare.push({ path: page, answer: await site.get(page, { accept: 'text/html' }) })
  await edit(contentDir, 'catalogue.yaml', '  churned:', '  churn:')
  await cp('content/posts', path.join(contentDir, 'posts'), { recursive: true })
  for (let index = 1; index <= 14; index += 1)
    await writeFile(path.join(contentDir, 'posts', `filler-${index}.md`), filler(index))
  const addresses = async () =>
    [
      ...(await site.get('/sitemap.xml')).text.matchAll(/<loc>https:\/\/www\.example\.com(\/blog\/[^<]+)</g),
    ].map(([, address = '']) => address)
  await waitFor('all posts', async () => (await addresses()).length === 22)
  await waitFor('the catalogue', async () => (await site.get(barePages[2] ?? '')).status === 200)
  const { slug } = await site.makePost({ ...everything, image: '/icon-512.png' })
  // One of the filler posts represents all
  const articles = (await addresses()).filter((address) => !/filler-(?!1$)/.test(address))
  return { ...site, bare, slug, articles }
}

async function edit(contentDir: string, name: string, old: string | RegExp, changed: string): Promise<void> {
  const file = path.join(contentDir, name)
  const text = await readFile(file, 'utf8')
  const result = text.replace(old, changed)
  if (result === text) throw new Error(`${name} is not what it was`)
  await writeFile(file, result)
}
