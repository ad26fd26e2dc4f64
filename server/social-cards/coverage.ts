import type { Outline } from './lettering.ts'

type Box = { left: number; top: number; width: number; height: number }

type Point = readonly [x: number, y: number]

/** Straight pieces a curve becomes are about so long, in pixels: no corner shows. */
const pieceLength = 4

/**
 * How much of each pixel of a box lies inside, 0–1, row by row. Exact anti-aliasing: every edge adds its signed area to
 * the cells it crosses, and a running sum along the row makes the inside of it. The library that writes the pictures
 * could draw outlines too, but only with its SVG decoder, which stays shut in the process that opens uploads.
 */
export function coverageOf(outlines: readonly Outline[], { left, top, width, height }: Box): Float32Array {
  const stride = width + 2
  const cells = new Float32Array(stride * height)
  const edge = (from: Point, to: Point) =>
    addEdge(cells, stride, width, height, [from[0] - left, from[1] - top], [to[0] - left, to[1] - top])
  for (const outline of outlines) eachEdge(outline, edge)
  const values = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1) {
    let sum = 0
    for (let column = 0; column < width; column += 1) {
      sum += cells[row * stride + column] ?? 0
      // Variable fonts let parts of a letter overlap: twice inside is inside
      values[row * width + column] = Math.min(1, Math.abs(sum))
    }
  }
  return values
}

function eachEdge(outline: Outline, edge: (from: Point, to: Point) => void): void {
  let start: Point = [0, 0]
  let at: Point = start
  for (const { command, args } of outline) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = args
    if (command === 'moveTo') {
      start = [x1, y1]
      at = start
    } else if (command === 'lineTo') {
      edge(at, [x1, y1])
      at = [x1, y1]
    } else if (command === 'closePath') {
      edge(at, start)
      at = start
    } else {
      const [x0, y0] = at
      const [endX, endY] = command === 'quadraticCurveTo' ? [x2, y2] : [x3, y3]
      const pieces = 3 + Math.ceil(Math.hypot(endX - x0, endY - y0) / pieceLength)
      for (let piece = 1; piece <= pieces; piece += 1) {
        const t = piece / pieces
        const u = 1 - t
        const to: Point =
          command === 'quadraticCurveTo'
            ? [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2]
            : [
                u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
                u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
              ]
        edge(at, to)
        at = to
      }
    }
  }
}

function addEdge(
  cells: Float32Array,
  stride: number,
  width: number,
  height: number,
  from: Point,
  to: Point,
): void {
  if (from[1] === to[1]) return
  const direction = from[1] < to[1] ? 1 : -1
  const [[topX, topY], [bottomX, bottomY]] = direction > 0 ? [from, to] : [to, from]
  const slope = (bottomX - topX) / (bottomY - topY)
  const add = (row: number, column: number, area: number) => {
    const cell = row * stride + column
    cells[cell] = (cells[cell] ?? 0) + area
  }
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(height, Math.ceil(bottomY)); row += 1) {
    const upper = Math.max(row, topY)
    const lower = Math.min(row + 1, bottomY)
    const area = (lower - upper) * direction
    const clamp = (x: number) => Math.min(width, Math.max(0, x))
    const one = clamp(topX + (upper - topY) * slope)
    const other = clamp(topX + (lower - topY) * slope)
    const left = Math.min(one, other)
    const right = Math.max(one, other)
    for (let column = Math.floor(left); column < right || column === Math.floor(left); column += 1) {
      const begun = Math.max(column, left)
      const reached = Math.min(column + 1, right)
      const share = right > left ? (area * (reached - begun)) / (right - left) : area
      const beside = share * ((begun + reached) / 2 - column)
      add(row, column, share - beside)
      add(row, column + 1, beside)
    }
  }
}
