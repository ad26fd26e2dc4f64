/** Pictures embedded in pasted HTML as data: they are uploaded separately. */

export type WithoutPictures = {
  /** With `paste-picture:<number>` instead of their data. */
  html: string
  pictures: readonly File[]
}

const dataAddress = /(\bsrc\s*=\s*)(["'])data:(image\/[a-z+.-]+);base64,([a-z0-9+/=\s]+)\2/gi

export function withoutPictures(clipboard: string): WithoutPictures {
  const pictures: File[] = []
  const html = clipboard.replace(
    dataAddress,
    (_all, name: string, quote: string, type: string, data: string) => {
      const address = `paste-picture:${pictures.length}`
      pictures.push(fileOf(type.toLowerCase(), data, pictures.length))
      return `${name}${quote}${address}${quote}`
    },
  )
  return { html, pictures }
}

function fileOf(type: string, base64: string, number: number): File {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0))
  return new File([bytes], `pasted-${number + 1}.${type.slice('image/'.length).replace('jpeg', 'jpg')}`, {
    type,
  })
}

/** The markup with the pictures' addresses; the line of a picture without one is removed. */
export function withAddresses(markup: string, addresses: ReadonlyMap<string, string>): string {
  const lines = markup.split('\n').flatMap((line) => {
    const found = /^!\[[^\n]*\]\((paste-picture:\d+)/.exec(line)?.[1]
    if (found === undefined) return [line]
    const address = addresses.get(found)
    return address === undefined ? [] : [line.replace(found, address)]
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
