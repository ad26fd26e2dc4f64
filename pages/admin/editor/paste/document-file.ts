/** Documents that can be dropped on the text field. */

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** Bytes: the browser unpacks it in memory. */
const largest = 25_000_000

export const isDocument = ({ name, type }: File): boolean =>
  type === 'text/html' || type === docx || /\.(?:docx|html?)$/i.test(name)

/** The document as HTML; null for one that cannot be read. */
export async function htmlOfDocument(file: File): Promise<string | null> {
  if (file.size > largest) return null
  if (file.type === 'text/html' || /\.html?$/i.test(file.name)) return file.text()
  try {
    // Half a megabyte, which few need
    const { default: mammoth } = await import('mammoth/mammoth.browser.min.js')
    return (await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() })).value
  } catch {
    return null
  }
}
