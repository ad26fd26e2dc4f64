/** What the head of an article's page says of it, and with it a list of search results (R33). */

const longestTitle = 65
const longestDescription = 160

/** With the name of the site behind it, where both have room in a list of results. */
export function headTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`
  return [...whole].length > longestTitle ? title : whole
}

/** At most as long as a list of results shows, ended between two words. */
export function headDescription(text: string): string {
  const characters = [...text]
  if (characters.length <= longestDescription) return text
  const start = characters.slice(0, longestDescription - 1).join('')
  return `${start.replace(/[\s\p{P}]*\s\S*$/u, '')}…`
}
