import { siteZone } from '#domain/local-time.ts'
import { useText } from '../app-context.tsx'

// The same day for every reader, wherever server and browser are
const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: siteZone })

/** A post's date in US English long form; without one, 'Recently' and no `<time>` (R45). */
export function PostDate({ date }: { date: string | null }) {
  const { recently } = useText('blog')
  const parsed = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(parsed)) return <span>{recently}</span>
  return <time dateTime={new Date(parsed).toISOString()}>{longForm.format(parsed)}</time>
}
