import type { TestContext } from 'node:test'
import express from 'express'
import type { Activity } from '#domain/activity.ts'
import type { Facts, FactsName } from '#domain/site/facts.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createFactsRoutes } from '#server/site/facts-routes.ts'
import { listen } from '#tests/helpers/listen.ts'
import { send as request } from '#tests/helpers/server.ts'
import { newStore } from '../content/sample-content.ts'

/** The header X-Role signs in as a member with this role. */
export const signInByRole: express.RequestHandler = (request, response, next) => {
  const role = request.get('x-role')
  if (role) response.locals.staff = { id: role, name: 'Ada Rossi', email: 'ada@example.com', role }
  next()
}

/** The routes of the facts on a store with real files and git; `role`: that of the requesting member. */
export async function serveFacts(context: TestContext) {
  const { dir, store } = await newStore(context)
  const recorded: Activity[] = []
  const app = express()
  app.use(signInByRole)
  app.use(
    createFactsRoutes({
      files: { read: store.settingsFiles, save: store.saveSettings },
      record: async (activity) => {
        recorded.push(activity)
      },
    }),
    problemResponder(silentLog),
  )
  const base = await listen(context, app)

  async function send(
    method: string,
    name: FactsName,
    { body, role = 'owner', ifMatch }: { body?: unknown; role?: StaffRole | null; ifMatch?: string } = {},
  ) {
    const headers = { ...(role && { 'x-role': role }), ...(ifMatch !== undefined && { 'If-Match': ifMatch }) }
    const { status, json } = await request(method, `${base}/api/site/${name}`, { body, headers })
    return { status, json: json as Facts & { revision: string } }
  }
  return { dir, store, recorded, send, read: async (name: FactsName) => (await send('GET', name)).json }
}
