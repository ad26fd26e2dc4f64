import { shownAlt } from '#domain/posts/decorative.ts'
import { imageUrl, isPublic } from '#domain/posts/post.schema.ts'
import { slugify } from '#domain/posts/slug.ts'
import { absolute, escapeXml } from '../../discovery/article-html.ts'
import type { PostFile } from '../store/front-matter.ts'
import {
  authorOf,
  type ExportedFile,
  type ExportedSite,
  htmlOf,
  objectName,
  tagsOf,
} from './exported-post.ts'

/**
 * One file in WordPress' own format (WXR 1.2). Its importer fetches the pictures from this site; beside the file they lie
 * under the same path, for an import that reads a folder.
 */

export const wordpressPictures = 'public-objects/'

export function wordpressFiles(site: ExportedSite): ExportedFile[] {
  const { name, origin, posts, now } = site
  const pictures = new Map<string, number>()
  for (const { image } of posts) {
    const address = image === null ? null : addressOf(image, origin)
    if (address && !pictures.has(address)) pictures.set(address, posts.length + pictures.size + 1)
  }
  const authors = [...new Set(posts.map((post) => authorOf(post, name)))]
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">',
    '<channel>',
    element('title', name),
    element('link', origin),
    element('pubDate', new Date(now).toUTCString()),
    element('wp:wxr_version', '1.2'),
    element('wp:base_site_url', origin),
    element('wp:base_blog_url', origin),
    ...authors.map(
      (author, at) =>
        `<wp:author><wp:author_id>${at + 1}</wp:author_id>${cdata('wp:author_login', loginOf(author))}${cdata('wp:author_display_name', author)}</wp:author>`,
    ),
    ...posts.map((post, at) => itemOf(post, at + 1, site, pictures)),
    ...[...pictures].map(([address, id]) => attachmentOf(address, id, site)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
  return [{ name: 'wordpress.xml', text }]
}

function itemOf(
  post: PostFile,
  number: number,
  { name, origin, now }: ExportedSite,
  pictures: ReadonlyMap<string, number>,
): string {
  const date = post.publishedAt ?? post.createdAt
  const image = post.image === null ? null : addressOf(post.image, origin)
  const thumbnail = image === null ? undefined : pictures.get(image)
  const status = !post.published ? 'draft' : isPublic(post, now) ? 'publish' : 'future'
  return [
    '<item>',
    element('title', post.title),
    element('link', `${origin}/blog/${post.slug}`),
    ...(Number.isNaN(Date.parse(date)) ? [] : [element('pubDate', new Date(date).toUTCString())]),
    cdata('dc:creator', loginOf(authorOf(post, name))),
    `<guid isPermaLink="false">${escapeXml(post.id)}</guid>`,
    cdata('content:encoded', htmlOf(post, origin)),
    cdata('excerpt:encoded', post.description),
    element('wp:post_id', String(number)),
    ...dates('wp:post_date', date),
    ...dates('wp:post_modified', post.updatedAt || date),
    cdata('wp:comment_status', 'closed'),
    cdata('wp:post_name', post.slug),
    cdata('wp:status', status),
    element('wp:post_parent', '0'),
    cdata('wp:post_type', 'post'),
    cdata('wp:post_password', ''),
    category('category', post.category),
    ...tagsOf(post).map((tag) => category('post_tag', tag)),
    ...(thumbnail === undefined ? [] : [meta('_thumbnail_id', String(thumbnail))]),
    ...post.redirectFrom.map((slug) => meta('_wp_old_slug', slug)),
    '</item>',
  ].join('\n')
}

function attachmentOf(address: string, id: number, { posts, origin }: ExportedSite): string {
  const post = posts.find(({ image }) => image !== null && addressOf(image, origin) === address)
  const alt = shownAlt(post?.imageAlt ?? null)
  return [
    '<item>',
    element('title', address.split('/').at(-1) ?? ''),
    element('link', address),
    `<guid isPermaLink="false">${escapeXml(address)}</guid>`,
    cdata('content:encoded', ''),
    cdata('excerpt:encoded', ''),
    element('wp:post_id', String(id)),
    cdata('wp:status', 'inherit'),
    cdata('wp:post_type', 'attachment'),
    cdata('wp:attachment_url', address),
    ...(alt === '' ? [] : [meta('_wp_attachment_image_alt', alt)]),
    '</item>',
  ].join('\n')
}

function addressOf(value: string, origin: string): string | null {
  const name = objectName(value)
  if (name !== null)
    return `${origin}/${wordpressPictures}${name.split('/').map(encodeURIComponent).join('/')}`
  const address = imageUrl(value)
  return address === null ? null : absolute(address, origin)
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

/** Characters that XML cannot hold are dropped, and the end of the section is split. */
const cdata = (name: string, text: string): string =>
  `<${name}><![CDATA[${text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`

const category = (domain: string, name: string): string =>
  `<category domain="${domain}" nicename="${slugify(name)}"><![CDATA[${name.replaceAll(']]>', '')}]]></category>`

const meta = (key: string, value: string): string =>
  `<wp:postmeta>${cdata('wp:meta_key', key)}${cdata('wp:meta_value', value)}</wp:postmeta>`

function dates(name: string, date: string): string[] {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return []
  const text = new Date(time).toISOString().slice(0, 19).replace('T', ' ')
  return [cdata(name, text), cdata(`${name}_gmt`, text)]
}

const loginOf = (author: string): string => slugify(author) || 'author'
