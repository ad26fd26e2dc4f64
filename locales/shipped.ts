import { type Locale, locales } from '#domain/locales.ts'
import { mailTexts } from './dictionaries.ts'
import { pages } from './en/index.ts'
import { offlineTexts } from './in-browser.ts'
import { mapTexts } from './keys.ts'
import { loadTexts } from './load-texts.ts'
import type { PageTextName } from './shapes.ts'

/** Every shipped text that visitors read, by key, with its arguments in braces. For the server only. */
export const shippedTexts: Readonly<Record<Locale, ReadonlyMap<string, string>>> = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await textsOf(locale)] as const)),
) as Record<Locale, ReadonlyMap<string, string>>

async function textsOf(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const names = Object.keys(pages) as PageTextName[]
  const loaded = await Promise.all(names.map((name) => loadTexts(locale, name)))
  const all = {
    ...Object.assign({}, ...loaded),
    offline: offlineTexts[locale],
    mail: { reply: mailTexts[locale].reply },
  }
  const texts = new Map<string, string>()
  mapTexts(all, (key, text) => texts.set(key, templateOf(text)))
  return texts
}

/** Throws for a function that is not a text with arguments, since nobody could change it. */
function templateOf(text: unknown): string {
  if (typeof text === 'string') return text
  const template: unknown = Object(text).template
  if (typeof template !== 'string') throw new Error(`No template: ${text}`)
  return template
}
