import type { Page } from '@playwright/test'
import sharp from 'sharp'

export type DrawnLine = {
  name: string
  /** Contrast with the better of its two sides, 1 to 21; the median over its visible places. */
  contrast: number
}

/** WCAG 1.4.11. */
export const leastContrast = 3

type Place = { x: number; y: number; dx: number; dy: number }
type Line = { name: string; opacity: number; places: Place[] }
type Shot = { data: Buffer; width: number; height: number }
type Colour = readonly [number, number, number]

const marker: Colour = [255, 0, 255]
const [red, green, blue] = marker
const ways = { shown: null, behind: 'transparent', marked: `rgb(${red} ${green} ${blue})` }
const rules = Object.entries(ways).flatMap(([way, colour]) =>
  colour
    ? ['stroke', 'fill'].map((kind) => `[data-lines=${way}] [data-line=${kind}]{${kind}:${colour}!important}`)
    : [],
)

/**
 * Measures every line of the page's drawings: strokes, and filled shapes as thin as a line. Takes three screenshots: the page
 * as it is, without the lines (their background), and with all lines in one colour (where they are visible). Makes the window
 * as tall as the page.
 */
export async function drawnLines(page: Page): Promise<DrawnLine[]> {
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight])
  if (page.viewportSize()?.height !== height) await page.setViewportSize({ width, height })
  const lines = await page.evaluate(collect)
  const style = await page.addStyleTag({ content: rules.join('') })
  const devtools = await page.context().newCDPSession(page)
  const pictures: Promise<Shot>[] = []
  for (const way of Object.keys(ways)) {
    await page.evaluate((lines) => Object.assign(document.documentElement.dataset, { lines }), way)
    // A lightly compressed screenshot of the window takes a third of the time of one beyond the window
    const asked = { format: 'png', optimizeForSpeed: true } as const
    const { data } = await devtools.send('Page.captureScreenshot', asked)
    // Decoded while the next screenshot is taken
    pictures.push(unpacked(Buffer.from(data, 'base64')))
  }
  await devtools.detach()
  await style.evaluate((node) => (node as Element).remove())
  const [shown, behind, marked] = (await Promise.all(pictures)) as [Shot, Shot, Shot]
  return lines.flatMap(({ name, opacity, places }) => {
    const found = places.flatMap((place) => contrastAt(place, opacity, { shown, behind, marked }) ?? [])
    if (found.length < 3) return []
    const sorted = found.toSorted((one, other) => one - other)
    return { name, contrast: sorted[Math.floor(sorted.length / 2)] ?? 0 }
  })
}

export const isFaint = ({ contrast }: DrawnLine) => contrast < leastContrast

async function unpacked(png: Buffer): Promise<Shot> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

type Shots = { shown: Shot; behind: Shot; marked: Shot }

/** Null when the line is covered, cut off or crossed at this place. */
function contrastAt(
  { x, y, dx, dy }: Place,
  opacity: number,
  { shown, behind, marked }: Shots,
): number | null {
  let best = { cover: 0, x: 0, y: 0 }
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      const at = { x: Math.floor(x) + across, y: Math.floor(y) + down }
      const ground = pixel(behind, at)
      const mark = pixel(marked, at)
      if (!ground || !mark) continue
      const cover = distance(ground, mark) / distance(ground, marker)
      if (cover > best.cover) best = { cover, ...at }
    }
  }
  // Less than half a pixel of the line is visible: something covers it
  const cover = best.cover / opacity
  const ground = pixel(behind, best)
  const drawn = pixel(shown, best)
  if (cover < 0.5 || !ground || !drawn) return null
  // A line thinner than a pixel is blended with its background; this recovers its own colour
  const share = Math.min(1, cover)
  const colour = [0, 1, 2].map((channel) => {
    const from = ground[channel] ?? 0
    return Math.min(255, Math.max(0, from + ((drawn[channel] ?? 0) - from) / share))
  }) as unknown as Colour
  const sides = [-1, 1].map((side) => {
    const beside = pixel(behind, { x: Math.floor(x + side * dx), y: Math.floor(y + side * dy) })
    return beside ? ratio(colour, beside) : 1
  })
  return Math.max(...sides)
}

function pixel({ data, width, height }: Shot, { x, y }: { x: number; y: number }): Colour | null {
  if (x < 0 || y < 0 || x >= width || y >= height) return null
  const at = 3 * (y * width + x)
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

const distance = (one: Colour, other: Colour) =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))

function ratio(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Runs in the page, so it must be self-contained: returns every line with the places to measure. */
function collect(): Line[] {
  for (const line of document.querySelectorAll('[data-line]')) line.removeAttribute('data-line')
  const thin = 6
  const wide = 8
  const paint = document.createElement('i')
  document.body.append(paint)
  // Stonework, roads, water and the bars that represent text count as areas, even if drawn as strokes
  const [areas, inks] = [
    ['soft', 'stone2', 'water'],
    ['line', 'rim', 'ink', 'ground'],
  ].map((names) =>
    names.map((name) => {
      paint.style.color = `var(--ill-${name})`
      return getComputedStyle(paint).color
    }),
  ) as [string[], string[]]
  paint.remove()
  const shapes = [...document.querySelectorAll('svg :is(path,rect,circle,ellipse,line,polyline,polygon)')]
  return shapes.flatMap((shape) => {
    if (!(shape instanceof SVGGeometryElement) || shape.closest('defs,clipPath,mask,symbol')) return []
    // Shapes in a closed menu or dialog have a box too
    if (!shape.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return []
    const matrix = shape.getScreenCTM()
    const style = getComputedStyle(shape)
    const box = shape.getBoundingClientRect()
    if (!matrix || box.width + box.height === 0) return []
    const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
    const width =
      Number.parseFloat(style.strokeWidth) * (style.vectorEffect === 'non-scaling-stroke' ? 1 : scale)
    const isStroke =
      !['none', 'rgba(0, 0, 0, 0)', ...areas].includes(style.stroke) &&
      width > 0.4 &&
      Number.parseFloat(style.strokeWidth) < wide &&
      Number(style.strokeOpacity) > 0
    const isThin =
      !isStroke &&
      inks.includes(style.fill) &&
      Math.min(box.width, box.height) <= thin &&
      Math.max(box.width, box.height) >= 2 * thin
    if (!isStroke && !isThin) return []
    let opacity = Number(isStroke ? style.strokeOpacity : style.fillOpacity)
    for (let at: Element | null = shape; at && at.localName !== 'body'; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity)
    }
    const name = [
      shape.closest('section')?.getAttribute('aria-labelledby') ?? '',
      shape.closest('svg')?.getAttribute('viewBox') ?? '',
      shape.localName,
      `.${shape.getAttribute('class') ?? ''}`,
      (shape.getAttribute('d') ?? shape.outerHTML.replace(/class="[^"]*"/, '')).slice(0, 60),
    ].join(' ')
    if (opacity === 0) return []
    shape.setAttribute('data-line', isStroke ? 'stroke' : 'fill')
    const top = window.scrollY
    if (!isStroke) {
      const flat = box.width > box.height
      const half = Math.min(box.width, box.height) / 2 + 1.5
      const places = Array.from({ length: 9 }, (_, at) => ({
        x: box.left + (flat ? (box.width * (at + 0.5)) / 9 : box.width / 2),
        y: top + box.top + (flat ? box.height / 2 : (box.height * (at + 0.5)) / 9),
        dx: flat ? 0 : half,
        dy: flat ? half : 0,
      }))
      return { name, opacity, places }
    }
    const length = shape.getTotalLength()
    const count = Math.round(Math.min(60, Math.max(9, (length * scale) / 10)))
    const half = width / 2 + 1.5
    const places = Array.from({ length: count }, (_, at) => {
      const along = (length * (at + 0.5)) / count
      const point = shape.getPointAtLength(along).matrixTransform(matrix)
      const next = shape.getPointAtLength(along + 0.5).matrixTransform(matrix)
      const step = Math.hypot(next.x - point.x, next.y - point.y) || 1
      return {
        x: point.x,
        y: point.y + top,
        dx: (-(next.y - point.y) / step) * half,
        dy: ((next.x - point.x) / step) * half,
      }
    })
    return { name, opacity, places }
  })
}
