/** Cleans incoming text: one rule for what people type, paste, push and import. Pure; linear. */

/** Line ends from Windows, word processors (soft return, page break) and mainframes (NEL). */
const lineEnds = /\r\n?|[\v\f\x1c\x1d\x85\u2028\u2029]/g

export const withLineFeeds = (text: string): string => text.replace(lineEnds, '\n')

/** Text that survives a round trip through a UTF-8 file: NFC, no control characters, no half of a surrogate pair. */
export const cleanText = (text: string): string =>
  fromWindows(
    withLineFeeds(text)
      .replace(/[\0-\x08\x0e-\x1b\x1f\x7f\ufeff\ufffe\uffff]/g, '')
      // Word's non-breaking hyphen
      .replaceAll('\x1e', '-'),
  )
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')

/** Windows-1252's signs in place of 32 control characters, which Node's own decoder leaves unchanged. */
const windowsSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** For text that was decoded as Latin-1. */
export const fromWindows = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80]?.trim() ?? '')

/** Bullets that word processors write as characters, some from a symbol font. */
const wordBullet =
  /^[ \t\xa0]*(?:[·∙⦁▪▫■□●○◆◇❖➢➤►▸⁃\uf0a7\uf0a8\uf0b7\uf0d8\uf076\uf0fc]|[o§](?=\t|\xa0| {3}))[ \t\xa0]+(?=\S)/gm

export const withListSigns = (text: string): string => text.replace(wordBullet, '- ')

/** Soft hyphens, zero-width and direction marks: nobody sees or types them. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '')

/** Whether a merge left its three conflict markers, which nobody types: the file mixes two versions. */
export const isHalfMerged = (text: string): boolean => {
  const lines = `\n${withLineFeeds(text)}`
  let at = 0
  for (const mark of ['\n<<<<<<< ', '\n=======\n', '\n>>>>>>> ']) {
    at = lines.indexOf(mark, at)
    if (at < 0) return false
  }
  return true
}

export const halfMerged = 'has the marks of a merge that is not finished (<<<<<<<, =======, >>>>>>>)'
