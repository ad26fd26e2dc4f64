import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vars } from '#renderer/theme/contract.css.ts'
import { light } from '#renderer/theme/values.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { drawingStyles } from './captured-styles.ts'
import { drawingFamilies } from './fonts.ts'

/** Turns a page's drawings into pictures that do not need the site's styles. */

export type Box = { x: number; y: number; width: number; height: number }

export type Scene = {
  content: ReactNode
  box: Box
  /** SVG's preserveAspectRatio. */
  fit?: string
  /** The part of the drawing to show; the whole drawing by default. */
  view?: Box
  /** Shows also what extends beyond the box. */
  loose?: boolean
}

/** All drawings of the scene's component, on top of each other. */
export function drawingsOf({ content, box, fit = 'xMidYMax meet', view, loose = false }: Scene): string {
  const markup = renderToStaticMarkup(content)
  return [...markup.matchAll(/<svg\b([^>]*)>(.*?)<\/svg>/gs)]
    .map(([, attributes = '', inner = '']) => {
      const { viewBox, class: classes = '' } = attributesIn(attributes)
      if (!classes.split(' ').includes(illustration)) return ''
      const { x, y, width, height } = box
      const shown = view ? `${view.x} ${view.y} ${view.width} ${view.height}` : viewBox
      return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${shown}" preserveAspectRatio="${fit}" overflow="${loose ? 'visible' : 'hidden'}" class="${classes}">${inner}</svg>`
    })
    .join('')
}

/** A complete picture without variables for colours and fonts. */
export const pictureOf = (width: number, height: number, content: string): string =>
  coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${drawingStyles()}</style>${content}</svg>`,
  )

const values = { color: light.color, ill: light.ill, font: drawingFamilies }

const variables = new Map(
  (['color', 'ill', 'font'] as const).flatMap((group) =>
    Object.entries(vars[group]).map(([name, variable]): [string, string] => [
      variable,
      Object.entries(values[group]).find(([key]) => key === name)?.[1] ?? 'none',
    ]),
  ),
)

/** Replaces colour variables by the light theme's values. */
export const coloured = (svg: string): string =>
  svg
    .replace(/var\(--[\w-]+\)/g, (variable) => variables.get(variable) ?? 'none')
    // SVG 1.1 does not know CSS's syntax for transparency
    .replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g, 'rgba($1,$2,$3,$4)')

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
