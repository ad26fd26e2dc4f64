const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** In bytes; limited because the browser unpacks it in memory. */
const largest = 25_000_000

/** Styles that mammoth would treat as plain paragraphs. */
const titles = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"]

export const isDocument = ({ name, type }: File): boolean =>
  type === 'text/html' || type === docx || /\.(?:docx|html?)$/i.test(name)

/** The document as HTML; null for one that cannot be read. */
export async function htmlOfDocument(file: File): Promise<string | null> {
  if (file.size > largest) return null
  if (file.type === 'text/html' || /\.html?$/i.test(file.name)) return file.text()
  try {
    // Loaded on demand: half a megabyte that few members need
    const { default: mammoth } = await import('mammoth/mammoth.browser.min.js')
    const document = { arrayBuffer: await file.arrayBuffer() }
    return (await mammoth.convertToHtml(document, { styleMap: titles })).value
  } catch {
    return null
  }
}
