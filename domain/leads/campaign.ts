/** The campaign tags read from a link's query; all others are ignored (R279). */
export const campaignTags = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export type Campaign = Partial<Record<(typeof campaignTags)[number], string>>

/** Code points of one value. */
const longestValue = 100
/** UTF-16 units of all tags as a query, percent-encoded. */
export const longestCampaign = 6_500

/** Reduces a query (`URLSearchParams`) to its campaign tags; an empty string without any. */
export function campaignIn(given: { get(name: string): string | null }): string {
  const kept = campaignTags.flatMap((tag) => {
    const value = Array.from(given.get(tag)?.trim() ?? '')
      .slice(0, longestValue)
      .join('')
    return value === '' ? [] : [`${tag}=${encodeURIComponent(value)}`]
  })
  return kept.join('&')
}

/** The values for people to read, in the order of the tags; an empty string without any. */
export const campaignInWords = (campaign: Campaign = {}): string =>
  campaignTags.flatMap((tag) => campaign[tag] ?? []).join(' / ')
