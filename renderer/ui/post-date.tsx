import { blogText } from '#locales/en/blog.ts'

// A post's day is the same day for every reader, wherever server and browser stand.
const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A post's date in US English long form; without one, 'Recently' and no `<time>` (R45). */
export function PostDate({ date }: { date: string | null }) {
  const parsed = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(parsed)) return <span>{blogText.recently}</span>
  return <time dateTime={new Date(parsed).toISOString()}>{longForm.format(parsed)}</time>
}
