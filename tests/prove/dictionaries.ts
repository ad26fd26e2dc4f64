import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type DictionaryText, readDictionary } from '#scripts/dictionary.ts'
import { copyDictionaries, type DictionaryCopy, namesKey, without } from '#tests/helpers/dictionaries.ts'

const folder = 'locales/it'

type Text = DictionaryText & { file: string }

/**
 * Takes every Italian text out in turn and asks the type check, which must name the file and the key. What only an
 * Italian page has, no dictionary misses: there the page that shows it must be named, or the dictionary that uses it. Then the same with a dictionary
 * whose type annotation was taken off: it must let every text go, or the proof proves nothing.
 */
export async function proveDictionaries(): Promise<boolean> {
  const whole = await copyDictionaries({ pages: true })
  try {
    const texts = await italianTexts(whole)
    const files = new Set(texts.map(({ file }) => file)).size
    const shownOnly = await unnoticed(whole, texts, byDictionary)
    const missed = await unnoticed(whole, shownOnly, byUser)
    console.log(`  ${texts.length} texts of ${files} Italian dictionaries taken out, each by itself:`)
    console.log(`  ${texts.length - shownOnly.length} named with file and key by their dictionary,`)
    console.log(`  ${shownOnly.length - missed.length} by what uses them, ${missed.length} not noticed`)
    for (const { file, key } of missed) console.log(`  NOT NOTICED: ${file}: ${key}`)

    const control = `${folder}/interface.ts`
    const own = await takeOffAnnotations(whole, control)
    const lost = await unnoticed(whole, own, byDictionary)
    console.log(`  without the type of ${control}, ${lost.length} of its ${own.length} texts go unnoticed`)
    return texts.length >= 100 && missed.length === 0 && own.length > 0 && lost.length === own.length
  } finally {
    await whole.remove()
  }
}

async function italianTexts(copy: DictionaryCopy): Promise<Text[]> {
  const names = await readdir(path.join(copy.base, folder), { recursive: true })
  const texts: Text[] = []
  for (const name of names.filter((name) => name.endsWith('.ts')).sort()) {
    texts.push(...(await textsOf(copy, `${folder}/${name.replaceAll(path.sep, '/')}`)))
  }
  return texts
}

/** What two dictionaries of one file share stands there once. */
async function textsOf(copy: DictionaryCopy, file: string): Promise<Text[]> {
  const { texts } = await readDictionary(await copy.read(file))
  // Functions that dictionaries share are exported by themselves; what they say stands in the texts
  const own = texts.filter(({ key }) => key.includes('.'))
  return [...new Map(own.map((text) => [text.entry.start, { ...text, file }])).values()]
}

async function takeOffAnnotations(copy: DictionaryCopy, file: string): Promise<Text[]> {
  const source = await copy.read(file)
  const { annotations } = await readDictionary(source)
  await copy.write(
    file,
    annotations.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), source),
  )
  return textsOf(copy, file)
}

type Guard = { check(copy: DictionaryCopy): Promise<string[]>; isPlace(error: string, text: Text): boolean }

const byDictionary: Guard = {
  check: (copy) => copy.check(),
  isPlace: (error, { file }) => error.startsWith(`${file}(`),
}
/** By the page that shows it, or by the dictionary that is written with it. */
const byUser: Guard = {
  check: (copy) => copy.checkPages(),
  isPlace: (error) => /^(?:pages|locales)\/it\//.test(error),
}

/** The texts that can be taken out without an error that names them in its place, each tried by itself. */
async function unnoticed(
  whole: DictionaryCopy,
  texts: readonly Text[],
  { check, isPlace }: Guard,
): Promise<Text[]> {
  const waiting = [...texts]
  const found: Text[] = []
  async function work() {
    const copy = await copyDictionaries({ from: whole.base, pages: true })
    try {
      const before = await check(copy)
      if (before.length > 0) throw new Error(`There are type errors to begin with:\n${before.join('\n')}`)
      for (let text = waiting.shift(); text; text = waiting.shift()) {
        const source = await copy.read(text.file)
        const spoilt = without(source, text)
        await copy.write(text.file, spoilt)
        const errors = await check(copy)
        await copy.write(text.file, source)
        const named = errors.some((error) => isPlace(error, text) && namesKey(error, text, spoilt))
        if (!named) found.push(text)
      }
    } finally {
      await copy.remove()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
  return found
}
