import { createHash } from 'node:crypto'
import type { Response, Router } from 'express'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { accentCss } from '#domain/site/accent.ts'
import type { Site } from '#domain/site/site.schema.ts'
import { logoAddress, type SiteFacts, siteSheetAddress } from '#domain/site/site-facts.ts'
import { immutableCacheControl } from '../http/cache-control.ts'
import { createRouter } from '../http/router.ts'
import { problem } from '../kernel/errors.ts'
import { type SafeSvg, safeSvg } from './safe-svg.ts'

/** The owner's accent colour and logo. Without them, pages contain nothing from here. */

type LookOptions = {
  site: () => Pick<Site, 'accent' | 'logo'>
  /** The picture for an image value; null for one that is gone. */
  picture: (value: string) => PictureFile | null
}

/** A logo wider than this ratio probably includes the name, which is then not shown beside it. */
const widestMark = 1.5

const isDrawing = (logo: string): boolean => logo.startsWith('<')

/** Why a logo cannot be shown, as a sentence without its subject; null when it can. */
export function faultOfLogo(logo: string | undefined): string | null {
  const read = logo !== undefined && isDrawing(logo) ? safeSvg(logo) : null
  return read?.ok === false ? read.fault : null
}

export function createLook({ site, picture }: LookOptions) {
  let last: { logo: string; drawing: SafeSvg } | null = null

  function drawing(): Extract<SafeSvg, { ok: true }> | null {
    const { logo } = site()
    if (logo === undefined || !isDrawing(logo)) return null
    if (last?.logo !== logo) last = { logo, drawing: safeSvg(logo) }
    return last.drawing.ok ? last.drawing : null
  }

  function logo(): SiteFacts['logo'] {
    const value = site().logo
    if (value === undefined) return undefined
    const drawn = drawing()
    if (drawn) return shown(addressOf(logoAddress, drawn.svg), drawn)
    const found = isDrawing(value) ? null : picture(value)
    if (!found) return undefined
    const { src, width, height, copies } = found
    const small =
      copies && `${copies.base}/${copies.widths.find((one) => one >= 400) ?? copies.widths.at(-1)}.webp`
    return width && height ? shown(small ?? src, { width, height }) : undefined
  }

  const sheet = (): string | null => {
    const { accent } = site()
    return accent === undefined ? null : accentCss(accent)
  }

  return {
    logo,
    sheetAddress() {
      const css = sheet()
      return css === null ? null : addressOf(siteSheetAddress, css)
    },
    routes(): Router {
      const router = createRouter()
      const serve = (path: string, type: string, read: () => string | null) =>
        router.at(path).get(({ query: { v } }, response) => send(response, read(), { type, version: v }))
      serve(siteSheetAddress, 'text/css; charset=utf-8', sheet)
      serve(logoAddress, 'image/svg+xml', () => drawing()?.svg ?? null)
      return router
    },
  }
}

const shown = (src: string, { width, height }: { width: number; height: number }): SiteFacts['logo'] => ({
  src,
  ratio: Math.round((100 * width) / height) / 100,
  ...(width / height > widestMark && { isWide: true }),
})

const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
const addressOf = (path: string, text: string): string => `${path}?v=${versionOf(text)}`

/** Cached for ever under the address with its own version; revalidated each time under any other. */
function send(
  response: Response,
  text: string | null,
  { type, version }: { type: string; version: unknown },
) {
  if (text === null) throw problem('not-found', 'There is no such file.')
  response
    .set({
      'Content-Type': type,
      'Cache-Control': version === versionOf(text) ? immutableCacheControl : 'no-cache',
    })
    .send(text)
}
