import { siteZone } from '#domain/local-time.ts'
import { useText } from '../app-context.tsx'

// In the site's time zone, so that server and every browser show the same day
const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: siteZone })

/** A post's date in US English long form; without one, 'Recently' and no `<time>` (R45). */
export function PostDate({ date }: { date: string | null }) {
  const { recently } = useText('blog')
  const parsed = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(parsed)) return <span>{recently}</span>
  return <time dateTime={new Date(parsed).toISOString()}>{longForm.format(parsed)}</time>
}
