import type { Locale } from '#domain/locales.ts'
import { previewText as en } from '#locales/en/preview.ts'
import { previewText as it } from '#locales/it/preview.ts'
import type { Translation } from '#locales/translation.ts'

/** The person who opens an invalid link may read any of the site's languages. */
export const previewTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, it }
