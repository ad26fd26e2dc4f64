import { imageUrl } from './post.schema.ts'

/** A picture in an article is a line of its own, `![what it shows](address "caption")`. Pure and linear. */

export type WrittenPicture = {
  /** As written. */
  address: string
  /**
   * Where the browser fetches it: a path of this site. Null for an address that is not allowed: another host,
   * another scheme such as `data:`, a path that leaves the folder.
   */
  src: string | null
  alt: string
  caption: string
}

const altLimit = 500
const addressLimit = 2000

/** Null for a line that is not a picture. `line` must be trimmed. */
export function pictureLine(line: string): WrittenPicture | null {
  if (!line.startsWith('![') || !line.endsWith(')')) return null
  const middle = line.indexOf('](')
  if (middle < 0) return null
  const target = line.slice(middle + 2, -1).trim()
  // Word processors make the quotes curly
  const [, address, caption = ''] = /^(\S+)(?:\s+["“”„«](.*)["“”»])?$/.exec(target) ?? []
  if (address === undefined) return null
  const src = address.length <= addressLimit ? imageUrl(address) : null
  return {
    address,
    src: src?.startsWith('/') ? src : null,
    alt: clipped(line.slice(2, middle).replace(/\s+/g, ' ').trim()),
    caption: caption.trim(),
  }
}

/** Every picture in a body, in order, including those beyond the number that a page shows. */
export const picturesIn = (body: string): WrittenPicture[] =>
  body.includes('![') ? body.split('\n').flatMap((line) => pictureLine(line.trim()) ?? []) : []

const clipped = (alt: string): string =>
  alt.length <= altLimit
    ? alt
    : Array.from(alt.slice(0, 2 * altLimit))
        .slice(0, altLimit)
        .join('')
