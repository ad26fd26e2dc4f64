import { type Locale, locales } from '#domain/locales.ts'
import { textsFolder, textsName } from '#domain/site/own-texts.ts'
import { isPostPath, postsFolder } from './post-names.ts'
import { redirectsName } from './redirects-file.ts'

/** The files that make the site, by their paths in the content folder. Everything else is left alone. */

/** Settings without which the site does not start. */
export const settingsNames = ['site.yaml', 'catalogue.yaml'] as const
export type SettingsName = (typeof settingsNames)[number]
export const isSettings = (name: string): name is SettingsName => settingsNames.some((one) => one === name)

/** Texts of the site that the owner has changed, one file for each language. */
const textsNames = locales.map(textsName)
export const localeOfTexts = (name: string): Locale | undefined =>
  locales.find((locale) => textsName(locale) === name)

export const optionalNames = [redirectsName, ...textsNames]

export const isServedFile = (path: string): boolean =>
  isSettings(path) || optionalNames.includes(path) || isPostPath(path)
/** For `git ls-tree`: these files, and what lies in these folders, but not deeper. */
export const servedPlaces = [
  ...settingsNames,
  redirectsName,
  ...[postsFolder, textsFolder].flatMap((folder) => [folder, `${folder}/`]),
]
/** Maximum bytes of one file; a larger one is never read. */
export const fileLimit = 1_000_000
