import type { Request, RequestHandler, Response, Router } from 'express'
import * as z from 'zod'
import type { RecordActivity } from '#domain/activity.ts'
import { perLocale } from '#domain/locales.ts'
import { type TextsAnswer, textsEndpoints } from '#domain/site/own-texts.ts'
import { jsonBody, requireJson } from '../http/bodies.ts'
import { memberIn, requireArea } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import { problem } from '../kernel/errors.ts'
import { createQueue } from '../kernel/queue.ts'
import type { SettingsFiles } from './facts.ts'
import { guardOf } from './facts-routes.ts'
import { readTexts, saveTexts, viewTexts } from './texts.ts'
import { readTextsCsv, textsCsv } from './texts-csv.ts'

type TextsRoutesOptions = { files: SettingsFiles; record: RecordActivity }

const change = z.strictObject({
  ...perLocale(() => z.record(z.string(), z.string().nullable()).optional()),
  // From a response that is sent back
  revision: z.string().optional(),
})
const table = z.strictObject({ csv: z.string().max(3_000_000) })
const checked = z.strictObject(perLocale(() => z.array(z.string()).optional()))

/**
 * | path                                              | what it does                                  | failures                |
 * |---------------------------------------------------|-----------------------------------------------|-------------------------|
 * | GET /api/site/texts                               | the changed texts by language and key         | 401, 403, 409           |
 * | PUT /api/site/texts {<locale>: {<key>: text}}     | changes those named, with one commit; null: as shipped | 400, 401, 403, 409, 503 |
 * | POST /api/site/texts/checked {<locale>: [key]}    | marks these texts as checked                  | 400, 401, 403, 409, 503 |
 * | GET /api/site/texts.csv                           | all texts as a table for a translator         | 401, 403                |
 * | POST /api/site/texts.csv {csv}                    | what the table would change; saves nothing    | 400, 401, 403           |
 *
 * The other routes return the present texts and their `revision`, for `If-Match`; 409 has them in `current`.
 */
export function createTextsRoutes({ files, record }: TextsRoutesOptions): Router {
  const router = createRouter()
  // One at a time: each change is based on the present files
  const queue = createQueue()
  const json: RequestHandler[] = [jsonBody(1024), requireJson]
  async function save(request: Request, response: Response, what: Parameters<typeof saveTexts>[1]) {
    const member = memberIn(response)
    const ifMatch = guardOf(request)
    const { changed, ...texts } = await queue.run(() =>
      saveTexts(files, { ...what, ...(ifMatch && { ifMatch }) }, member),
    )
    if (changed) await record({ by: member.id, action: 'site-changed', what: 'texts' })
    answer(response, texts)
  }
  router
    .at(textsEndpoints.texts)
    .all(requireArea('site'))
    .get(async (_request, response) => answer(response, await readTexts(files)))
    .put(...json, (request, response) => {
      const { revision: _, ...texts } = parsed(change, request.body)
      return save(request, response, { change: texts })
    })
  router
    .at(textsEndpoints.checked)
    .all(requireArea('site'))
    .post(...json, (request, response) => save(request, response, { checked: parsed(checked, request.body) }))
  router
    .at(textsEndpoints.csv)
    .all(requireArea('site'))
    .get(async (_request, response) => {
      response.setHeader('Cache-Control', 'private, no-store')
      response
        .type('text/csv; charset=utf-8; header=present')
        .attachment('texts.csv')
        .send(textsCsv(await viewTexts(files)))
    })
    .post(jsonBody(4096), async (request, response) => {
      const { csv } = parsed(table, request.body)
      response.set('Cache-Control', 'private, no-store').json(readTextsCsv(csv, await viewTexts(files)))
    })
  return router
}

function answer(response: Response, texts: TextsAnswer): void {
  response.set({ 'Cache-Control': 'private, no-store', ETag: `"${texts.revision}"` }).json(texts)
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body)
  if (success) return data
  const errors = error.issues.map(({ path, message }) => [path.join('.') || 'body', [message]])
  throw problem('invalid', 'Texts are sent by language and key. Nothing was saved.', {
    errors: Object.fromEntries(errors),
  })
}
