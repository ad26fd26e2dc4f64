import type { Locale } from '#domain/locales.ts'
import type { Frame, LoadedTexts, PageLoaders, PageTextName } from './shapes.ts'

/** A language's dictionaries. They are loaded on demand, so that a browser fetches those of its page alone. */
const languages: Readonly<Record<Locale, () => Promise<{ frame: Frame; pages: PageLoaders }>>> = {
  en: () => import('./en/index.ts'),
  it: () => import('./it/index.ts'),
}

/** The dictionaries of the frame in a language, and of a page that names one. */
export async function loadTexts(locale: Locale, page?: PageTextName): Promise<LoadedTexts> {
  const { frame, pages } = await languages[locale]()
  return page === undefined ? frame : { ...frame, [page]: await pages[page]?.() }
}
