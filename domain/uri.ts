/** Percent-decoded; the text itself when it cannot be decoded. */
export function decodedUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
