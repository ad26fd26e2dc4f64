/** Title and description of an article in its page's head, and so in search results (R33). */

const longestTitle = 65
const longestDescription = 160

/** The title, followed by the site's name if search results have room for both. */
export function headTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`
  return [...whole].length > longestTitle ? title : whole
}

/** At most as long as search results show, cut between two words. */
export function headDescription(text: string): string {
  const characters = [...text]
  if (characters.length <= longestDescription) return text
  const start = characters.slice(0, longestDescription - 1).join('')
  return `${start.replace(/[\s\p{P}]*\s\S*$/u, '')}…`
}
