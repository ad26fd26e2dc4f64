import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sitemapPages } from '#domain/site-pages.ts'
import { anArticle, publicPages } from '#tests/helpers/public-pages.ts'
import type { Folders } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

/** The site with everything on it that changes what a page says. */
export type RichSite = {
  origin: string
  cookie: string
  /** Each article of the list, the one with everything first. */
  articles: string[]
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; html: string; headers: Headers }>
}

/** Every block and every inline there is, addresses of this site and of another. */
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

/** Two pages of posts, one with every block, a picture and questions; social links. Served as if behind a proxy. */
export async function startRichSite(): Promise<RichSite> {
  const site = await startSite({ env: { PUBLIC_URL: url }, prepare: fill })
  await site.makePost({ ...everything, image: '/icon-512.png' })
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const articles = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com(\/blog\/[^<]+)</g)].map(
    ([, address]) => address ?? '',
  )
  return readable(site, articles)
}

async function fill(folders: Folders): Promise<void> {
  await edit(folders, 'site.yaml', (text) =>
    text.replace(
      'social: []',
      'social:\n  - { name: LinkedIn, url: https://www.linkedin.com/company/example }',
    ),
  )
  for (let index = 1; index <= 14; index += 1) {
    const date = new Date(Date.UTC(2026, 0, index)).toISOString()
    const front = `title: Filler number ${index}\ndescription: A post that fills the list until it has a second page, as lists do.\ncategory: Technology\nreadTime: 2 min read\npublished: true\npublishedAt: ${date}`
    await writeFile(
      path.join(folders.contentDir, 'posts', `filler-${index}.md`),
      `---\n${front}\n---\nWords.\n`,
    )
  }
}

/** No posts at all, and a claim missing, so that `/services/client-retention-tools` fails. */
export const startBareSite = async (): Promise<RichSite> =>
  readable(
    await startSite({
      env: { PUBLIC_URL: url },
      async prepare(folders) {
        await rm(path.join(folders.contentDir, 'posts'), { recursive: true })
        await edit(folders, 'catalogue.yaml', (text) => text.replace(/^ {2}churn:/m, '  churned:'))
      },
    }),
  )

async function edit(folders: Folders, name: string, change: (text: string) => string): Promise<void> {
  const file = path.join(folders.contentDir, name)
  const text = await readFile(file, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${name} is not what it was`)
  await writeFile(file, changed)
}

const readable = async (
  site: Awaited<ReturnType<typeof startSite>>,
  articles: string[] = [],
): Promise<RichSite> => ({
  ...{ origin: site.origin, cookie: await site.cookie(), articles },
  async get(address, headers = {}) {
    const { text: html, ...answer } = await site.get(address, headers)
    return { html, ...answer }
  },
})

/** Addresses of pages that search engines may not keep, but for posts. */
export const otherPages: readonly string[] = publicPages
  .map(({ path: address }) => address)
  .filter((address) => !sitemapPages.includes(address) && address !== anArticle)
