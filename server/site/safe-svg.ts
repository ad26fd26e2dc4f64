import { SaxesParser } from 'saxes'
import { escapeHtml } from '../kernel/escape-html.ts'

export type SafeSvg = { ok: true; svg: string; width: number; height: number } | { ok: false; fault: string }

const mostLength = 30_000

const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
const elements = new Set([
  ...['svg', 'g', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'title'],
  ...shapes,
])
const painted = [
  ...['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'opacity', 'stop-color', 'stop-opacity'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity'],
  ...['stroke-dasharray', 'stroke-dashoffset'],
]
const attributes = new Set([
  ...painted,
  ...['id', 'd', 'points', 'transform', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r'],
  ...['x1', 'y1', 'x2', 'y2', 'fx', 'fy', 'offset', 'viewBox', 'preserveAspectRatio'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits'],
])
/** Allows references only into the drawing itself. */
const isHarmless = (value: string): boolean =>
  !/url\s*\(/i.test(value.replace(/url\(#[\w-]+\)/g, '')) && !/[<>\\]|javascript:|@import/i.test(value)

/**
 * Reduces a drawing to shapes, paths and gradients: no script, style sheet or text, nothing foreign, no
 * reference to another file. The rest stays as it is. Pure.
 */
export function safeSvg(source: string): SafeSvg {
  if (source.length > mostLength) return refused(`must have at most ${mostLength} characters`)
  // Entities would be declared in a DOCTYPE
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source.replace(/<!DOCTYPE svg PUBLIC [^[>]*>/i, '')))
    return refused('must not declare entities')
  const parser = new SaxesParser()
  const written: string[] = []
  let left = 0
  let drawn = 0
  let size: { width: number; height: number } | null = null
  let fault: string | null = null
  parser.on('error', () => {
    fault ??= 'is no valid SVG'
  })
  parser.on('opentag', ({ name, attributes: all }) => {
    if (left > 0 || !elements.has(name)) {
      left += 1
      return
    }
    const kept = Object.entries({ ...declarations(all.style), ...all }).filter(
      ([key, value]) => attributes.has(key) && isHarmless(value),
    )
    const isRoot = written.length === 0
    if (isRoot) size = name === 'svg' ? sizeOf(all) : null
    if (shapes.has(name)) drawn += 1
    const text = kept
      .filter(([key]) => !isRoot || !['x', 'y'].includes(key))
      .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
      .join('')
    written.push(`<${name}${isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${text}>`)
  })
  parser.on('closetag', ({ name }) => {
    if (left > 0) left -= 1
    else written.push(`</${name}>`)
  })
  parser.write(source.replace(/^\ufeff/, '').trim()).close()
  if (fault !== null) return refused(fault)
  if (size === null) return refused('must be an SVG with a viewBox, or with width and height')
  if (drawn === 0) return refused('must be an SVG with shapes: texts, pictures and styles are left out')
  const { width, height }: { width: number; height: number } = size
  return { ok: true, svg: written.join(''), width, height }
}

const refused = (fault: string): SafeSvg => ({ ok: false, fault })

/** The declarations of a `style` attribute, as the equivalent attributes. */
function declarations(style = ''): Record<string, string> {
  const pairs = style.split(';').map((one) => one.split(':', 2).map((part) => part.trim()))
  return Object.fromEntries(
    pairs.flatMap(([name = '', value]) => (painted.includes(name) && value ? [[name, value]] : [])),
  )
}

function sizeOf({ viewBox = '', width = '', height = '' }: Record<string, string>) {
  const [, , inside = 0, high = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const found = viewBox === '' ? [width, height].map(Number.parseFloat) : [inside, high]
  const [wide = 0, tall = 0] = found
  return wide > 0 && tall > 0 && wide < 100_000 && tall < 100_000 ? { width: wide, height: tall } : null
}
