import type { Request, Response, Router } from 'express'
import type { RecordActivity } from '#domain/activity.ts'
import { type Facts, type FactsFile, type FactsName, factsEndpoints, isFacts } from '#domain/site/facts.ts'
import { jsonBody, requireJson } from '../http/bodies.ts'
import { memberIn, requireArea } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import { problem } from '../kernel/errors.ts'
import { readFacts, type SettingsFiles, saveFacts } from './facts.ts'

type FactsRoutesOptions = { files: SettingsFiles; record: RecordActivity }

/**
 * | path                                         | what it does                                      | failures                |
 * |----------------------------------------------|---------------------------------------------------|-------------------------|
 * | GET /api/site/business, /api/site/catalogue  | the object of the file, and its `revision`        | 401, 403, 409           |
 * | PUT … (the whole object, `notes`)            | saves it with one commit; answers as GET does     | 400, 401, 403, 409, 503 |
 *
 * `If-Match` guards a save; 409 has the current version in `current`. `notes`: reasons for differences (R17).
 */
export function createFactsRoutes({ files, record }: FactsRoutesOptions): Router {
  const router = createRouter()
  const mount = (name: FactsName, what: 'business' | 'prices') =>
    router
      .at(factsEndpoints[name])
      .all(requireArea('site'))
      .get(async (_request, response) => answer(response, await readFacts(files, name)))
      .put(jsonBody(256), requireJson, async (request, response) => {
        const by = memberIn(response)
        const { changed, ...saved } = await saveFacts(files, name, readInput(request), by)
        if (changed) await record({ by: by.id, action: 'site-changed', what })
        answer(response, saved)
      })
  mount('business', 'business')
  mount('catalogue', 'prices')
  return router
}

function answer(response: Response, { facts, revision }: FactsFile): void {
  response.set({ 'Cache-Control': 'private, no-store', ETag: `"${revision}"` }).json({ ...facts, revision })
}

function readInput(request: Request) {
  const body: unknown = request.body
  if (!isFacts(body)) throw problem('invalid', 'The whole object of the file is needed.')
  const { revision: _, notes, ...facts } = body
  const said = Object.entries(isFacts(notes) ? notes : {}).flatMap(([subject, note]) =>
    typeof note === 'string' && note.trim() !== '' ? [[subject, note] as const] : [],
  )
  const ifMatch = guardOf(request)
  return { facts: facts as Facts, notes: Object.fromEntries(said), ...(ifMatch && { ifMatch }) }
}

/** The revisions in `If-Match`. A compressing proxy marks a tag as weak; its revision is still the same. */
export function guardOf(request: Request): string[] | null {
  const header = request.get('If-Match')?.trim()
  if (header === undefined || header === '*') return null
  return header.split(',', 8).map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
}
