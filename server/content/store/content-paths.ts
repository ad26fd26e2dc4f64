import { isPostPath, postsFolder } from './post-names.ts'
import { redirectsName } from './redirects-file.ts'

/** The files that the site is made from, by their paths relative to the content folder. Everything else is left alone. */

export const settingsNames = ['site.yaml', 'catalogue.yaml'] as const
export type SettingsName = (typeof settingsNames)[number]
export const isSettings = (name: string): name is SettingsName => settingsNames.some((one) => one === name)
export const isServedFile = (path: string): boolean =>
  isSettings(path) || path === redirectsName || isPostPath(path)
/** For `git ls-tree`: these files, and what lies in these folders, but not deeper. */
export const servedPlaces = [...settingsNames, redirectsName, postsFolder, `${postsFolder}/`]
/** Bytes of one file; a larger one is never read. */
export const fileLimit = 1_000_000
