/**
 * A page's HTML without what it fetches or runs: scripts are gone, style sheets stand in it, and so are the hidden fields of
 * forms, which are another visitor's. Of our own renderer's HTML only. `sheet` reads a style sheet by its address.
 */
export async function standingAlone(
  html: string,
  sheet: (address: string) => Promise<string | null>,
): Promise<string> {
  const bare = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b(?![^>]*\brel="?stylesheet)[^>]*>/gi, '')
    .replace(/<input\b[^>]*\btype="?hidden\b[^>]*>/gi, '')
  const links = [...bare.matchAll(/<link\b[^>]*>/gi)]
  const sheets = await Promise.all(links.map(([link]) => sheet(/\bhref="([^"]*)"/.exec(link)?.[1] ?? '')))
  let at = 0
  return bare.replace(/<link\b[^>]*>/gi, () => {
    const text = sheets[at++]
    // A closing tag within a sheet would end it
    return text ? `<style>${text.replaceAll('</', '<\\/')}</style>` : ''
  })
}
