export type Code = {
  /** Modules of a side, with the quiet zone that readers need. */
  size: number
  /** The dark modules, as the path of an SVG. */
  path: string
}

/** A QR code of a text. The encoder is fetched when the first one is asked for. */
export async function drawCode(text: string): Promise<Code> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark && row[x - 1] !== true ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : [],
    ),
  )
  return { size, path: path.join('') }
}

/** Length of the run of dark modules that begins here. */
function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start)
  return (end === -1 ? row.length : end) - start
}
