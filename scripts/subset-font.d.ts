declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** Keeps all characters; the text is empty. */
    keepAllGlyphs?: boolean
    /** Axes of a variable font that are fixed at one value. */
    variationAxes?: { wght: number }
  }
  /** The font reduced to the characters of a text; all its layout features stay. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
