import { type Campaign, campaignTags } from '#domain/leads/campaign.ts'
import { visibleLine } from '#domain/leads/visible-text.ts'

/** Code points of one value. */
const longestValue = 100

/** The known campaign tags in a form's query, each as one line of visible text. */
export function campaignOf(query = ''): Campaign | undefined {
  const given = new URLSearchParams(query)
  const tags = campaignTags.flatMap((tag) => {
    const value = visibleLine(given.get(tag) ?? '', longestValue)
    return value === '' ? [] : [[tag, value] as const]
  })
  return tags.length > 0 ? Object.fromEntries(tags) : undefined
}
