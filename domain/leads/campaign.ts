/** Tags that a link of a campaign carries in its query; others are nobody's business here (R279). */
export const campaignTags = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export type Campaign = Partial<Record<(typeof campaignTags)[number], string>>

/** UTF-16 units of one value. */
const longestValue = 100
/** UTF-16 units of all tags as a query, percent-encoded. */
export const longestCampaign = 5_000

/** The campaign tags in a query, and nothing else of it, as a query; empty without any. */
export function campaignIn(query: string): string {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const tag of campaignTags) {
    const value = given.get(tag)?.trim().slice(0, longestValue)
    if (value) kept.set(tag, value)
  }
  return kept.toString()
}

/** As people read it: the values in the order of the tags; empty without any. */
export const campaignInWords = (campaign: Campaign = {}): string =>
  campaignTags.flatMap((tag) => campaign[tag] ?? []).join(' / ')
