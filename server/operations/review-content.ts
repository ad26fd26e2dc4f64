import { type Locale, locales } from '#domain/locales.ts'
import { linkedPost, readerFaults } from '#domain/posts/reader-faults.ts'
import { type ReviewedDifferences, reviewDifferences } from '#domain/site/differences.ts'
import { type OwnTexts, textsName } from '#domain/site/own-texts.ts'
import { shippedTexts } from '#locales/shipped.ts'
import { readCommitted } from '../content/git/committed-content.ts'

import { gitOf } from '../content/git/git-of.ts'
import { type ContentFault, createLoadedContent } from '../content/store/loaded-content.ts'
import { goneFrom } from '../content/store/pictures-on-disk.ts'
import { buildIndex } from '../content/store/post-index.ts'
import { pathOf } from '../content/store/post-names.ts'

export type ContentReview = {
  posts: number
  faults: ContentFault[]
  /** What keeps published posts from being shown as intended (R171). */
  unfit: ContentFault[]
  /** Texts of the owner that somebody should look at, though none is a fault. */
  texts: { file: string; key: string; why: 'to-check' | 'shipped-changed' }[]
  /** Null while the settings cannot be read. */
  differences: ReviewedDifferences | null
  /** The address in the site's settings, from which mail comes unless MAIL_FROM is set. */
  email: string | null
}

/** Reads the folder and the last commit as the server does. Changes nothing. `origin`: that of the site. */
export async function reviewContent(
  contentDir: string,
  {
    publicObjectsDir = null,
    origin = 'http://localhost',
  }: { publicObjectsDir?: string | null; origin?: string } = {},
): Promise<ContentReview> {
  const content = createLoadedContent({
    dir: contentDir,
    lookAgain() {},
    onRemoved() {},
    onReplaced() {},
  })
  await content.look(null)
  const index = buildIndex(content.candidates())
  const clashes = [...index.clashes].map(([slug, other]) => ({
    file: pathOf(slug),
    field: 'id',
    message: `is also the id of ${pathOf(other)}`,
  }))
  const posts = [...index.byId.values()].map(({ post }) => post)
  const linked = posts.map((post) => linkedPost(post, Date.now()))
  const around = { posts: linked, origin, isGone: goneFrom(publicObjectsDir), redirects: content.redirects() }
  const unfit = posts
    .filter(({ published }) => published)
    .flatMap((post) =>
      readerFaults(post, { ...around, id: post.id }).map((found) => ({
        file: pathOf(post.slug),
        ...found,
      })),
    )
  const [site, catalogue] = [content.site(), content.catalogue()]
  const inFolder = [...content.faults(), ...clashes]
  const git = await gitOf(contentDir)
  const committed = git && (await readCommitted(git, 'HEAD').catch(() => null))
  const named = new Set(inFolder.map(({ file }) => file))
  const inCommit = committed?.faults.filter(({ file }) => !named.has(file)) ?? []
  return {
    posts: index.byId.size,
    faults: [...inFolder, ...inCommit],
    unfit,
    texts: locales.flatMap((locale) => openTexts(locale, content.texts(locale))),
    differences: site && catalogue ? reviewDifferences(site, catalogue) : null,
    email: site?.email ?? null,
  }
}

/** To check since another language, or the shipped text that they replace, has changed. */
function openTexts(locale: Locale, texts: OwnTexts): ContentReview['texts'] {
  const file = textsName(locale)
  return Object.entries(texts).flatMap(([key, { text, shipped, toCheck, fault }]): ContentReview['texts'] => {
    if (fault !== undefined) return []
    if (toCheck) return [{ file, key, why: 'to-check' }]
    const isOlder = text !== undefined && shipped !== undefined && shipped !== shippedTexts[locale].get(key)
    return isOlder ? [{ file, key, why: 'shipped-changed' }] : []
  })
}
