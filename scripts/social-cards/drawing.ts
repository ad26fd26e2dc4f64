import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vars } from '#renderer/theme/contract.css.ts'
import { light } from '#renderer/theme/values.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { Lettering, Outline, Style } from '#server/social-cards/lettering.ts'
import { drawingStyles } from './captured-styles.ts'

/** A page's own drawing as a picture that needs neither the site's styles nor its fonts. */

export type Box = { x: number; y: number; width: number; height: number }

/** A page's drawing in its place. */
export type Scene = {
  content: ReactNode
  box: Box
  /** SVG's preserveAspectRatio. */
  fit?: string
  /** Instead of the whole drawing. */
  view?: Box
  /** What reaches beyond the box shows too. */
  loose?: boolean
}

/** Every drawing that the scene's component shows, one over the other. */
export function drawingsOf(
  { content, box, fit = 'xMidYMax meet', view, loose = false }: Scene,
  lettering: Lettering,
): string {
  const markup = renderToStaticMarkup(content)
  return [...markup.matchAll(/<svg\b([^>]*)>(.*?)<\/svg>/gs)]
    .map(([, attributes = '', inner = '']) => {
      const { viewBox, class: classes = '' } = attributesIn(attributes)
      if (!classes.split(' ').includes(illustration)) return ''
      const { x, y, width, height } = box
      const shown = view ? `${view.x} ${view.y} ${view.width} ${view.height}` : viewBox
      return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${shown}" preserveAspectRatio="${fit}" overflow="${loose ? 'visible' : 'hidden'}" class="${classes}">${lettered(inner, lettering)}</svg>`
    })
    .join('')
}

/** A whole picture, with every colour named. */
export const pictureOf = (width: number, height: number, content: string): string =>
  coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${drawingStyles()}</style>${content}</svg>`,
  )

const colours = new Map(
  (['color', 'ill'] as const).flatMap((group) =>
    Object.entries(vars[group]).map(([name, variable]): [string, string] => [
      variable,
      Object.entries(light[group]).find(([key]) => key === name)?.[1] ?? 'none',
    ]),
  ),
)

const coloured = (svg: string): string =>
  svg
    .replace(/var\(--[\w-]+\)/g, (variable) => colours.get(variable) ?? 'none')
    // CSS's way of writing transparency, which SVG 1.1 does not know
    .replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g, 'rgba($1,$2,$3,$4)')

/** Words as outlines. */
function lettered(markup: string, lettering: Lettering): string {
  return markup.replace(/<text\b([^>]*)>(.*?)<\/text>/gs, (_whole, attributes: string, inner: string) => {
    const outer = attributesIn(attributes)
    const parts = inner.includes('<tspan')
      ? [...inner.matchAll(/<tspan\b([^>]*)>(.*?)<\/tspan>/gs)].map(([, own = '', text = '']) => ({
          ...attributesIn(own),
          text,
        }))
      : [{ text: inner }]
    let at = { x: Number(outer.x ?? 0), y: Number(outer.y ?? 0) }
    const paths = parts.map((part: Record<string, string>) => {
      const all = { ...outer, ...part }
      const isDisplay = /\bt-disp\b/.test(all.class ?? '')
      const style: Style = {
        font: isDisplay ? 'display' : 'text',
        weight: Number(all['font-weight'] ?? (isDisplay ? 700 : 600)),
        size: Number(all['font-size'] ?? 16),
        tracking: isDisplay ? -0.02 : 0,
      }
      const line = lettering.line(unescapeHtml(part.text ?? ''), style)
      if (part.x !== undefined) at = { ...at, x: Number(part.x) }
      if (part.y !== undefined) at = { ...at, y: Number(part.y) }
      at = { ...at, y: at.y + Number(part.dy ?? 0), x: at.x + Number(part.dx ?? 0) }
      const left = { start: 0, middle: line.width / 2, end: line.width }[all['text-anchor'] ?? 'start'] ?? 0
      const path = `<path d="${pathData(line.outline, at.x - left, at.y)}"/>`
      at = { ...at, x: at.x + line.width }
      return path
    })
    const kept = ['class', 'transform', 'opacity', 'fill']
      .flatMap((name) => (outer[name] === undefined ? [] : [`${name}="${outer[name]}"`]))
      .join(' ')
    return `<g${outer.fill === undefined ? ` fill="${vars.ill.ink}"` : ''} ${kept}>${paths.join('')}</g>`
  })
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

const pathData = (outline: Outline, x: number, y: number): string =>
  outline
    .map(
      ({ command, args }) =>
        letters[command] + args.map((value, at) => round(value + (at % 2 === 0 ? x : y))).join(' '),
    )
    .join('')

const round = (value: number): number => Math.round(value * 100) / 100

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const unescapeHtml = (text: string): string =>
  text.replace(/<!-- -->/g, '').replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
