import assert from 'node:assert/strict'
import type { CountsReport } from '#domain/site/counts.ts'
import { send } from './server.ts'

/** What the server has counted in the last week, as the studio shows it. */
export async function countedReport(origin: string, cookie: string): Promise<CountsReport> {
  const { status, text } = await send('GET', `${origin}/admin/numbers/index.pageContext.json?days=7`, {
    cookie,
  })
  assert.equal(status, 200)
  return JSON.parse(text).data.report
}

export const countsBy = <Name extends string>(
  rows: readonly (Record<Name, string> & { count: number })[],
  name: Name,
): Map<string, number> => new Map(rows.map((row) => [row[name], row.count]))
