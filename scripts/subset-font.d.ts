declare module 'subset-font' {
  type Options = { targetFormat: 'sfnt' | 'woff' | 'woff2' }
  /** The font with the characters of a text and no others; all of its layout features stay. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
