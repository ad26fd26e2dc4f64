import type { LoadedTexts, Texts } from '#locales/shapes.ts'

/** A dictionary of the page. Throws unless it is in the page's `+dictionary.ts` or belongs to every page. */
export function textOf<Name extends keyof Texts>({ texts }: { texts: LoadedTexts }, name: Name): Texts[Name] {
  const text = (texts as Partial<Texts>)[name]
  if (text === undefined) throw new Error(`The page has not loaded ${name}`)
  return text
}
