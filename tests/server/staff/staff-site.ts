import assert from 'node:assert/strict'
import path from 'node:path'
import type { TestContext } from 'node:test'
import express from 'express'
import {
  passkeyOptionsEndpoint,
  passkeySignInEndpoint,
  sessionEndpoint,
} from '#domain/staff/credentials.schema.ts'
import { ownPasskeyOptionsEndpoint, ownPasskeysEndpoint } from '#domain/staff/own-account.schema.ts'
import { requireStaff } from '#server/http/member.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { createOwnAccounts } from '#server/staff/own-account.ts'
import { createIdentifyStaff } from '#server/staff/require-staff.ts'
import { createStaffRoutes } from '#server/staff/routes.ts'
import { createSessions } from '#server/staff/sessions.ts'
import type { createAuthenticator, Lies } from '#tests/helpers/authenticator.ts'
import { listen } from '#tests/helpers/listen.ts'
import { recordLog } from '#tests/helpers/recorded-log.ts'
import { send as request } from '#tests/helpers/server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

export const ada = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }

export async function staffFolder(context: TestContext): Promise<string> {
  return path.join(await temporaryFolder(context), 'staff')
}

/** Fails if the log contains an email address, the name of an account or one of these words. */
export function expectNobodyIn(log: string, ...words: string[]): void {
  assert.doesNotMatch(log, /\w@\w/)
  for (const word of [ada.name, ...words]) assert.ok(!log.includes(word), `${word} in the log:\n${log}`)
}

/**
 * The staff routes with real files, one private address, and sign-in and sign-out by plain form. After each
 * test, its log must name nobody.
 */
export async function serveStaff(
  context: TestContext,
  { dir = '', publicUrl = 'http://localhost', now = Date.now } = {},
) {
  const folder = dir || (await staffFolder(context))
  const accounts = createAccounts({ dir: folder, now })
  const sessions = await createSessions({ dir: folder, now })
  const origin = () => publicUrl
  const { log, output } = recordLog()
  const app = express()
  // Lets a test send from several networks
  app.set('trust proxy', true)
  app.use(sameOrigin({ origin }), createIdentifyStaff({ accounts, sessions, origin }))
  app.use(
    createStaffRoutes({
      accounts,
      ownAccounts: createOwnAccounts({ accounts, sessions, now }),
      sessions,
      secret: 'a secret of the installation, for tests',
      siteName: () => 'Ponte',
      origin,
      log,
      now,
    }),
  )
  app.get('/private', requireStaff, (_request, response) => {
    response.json(response.locals.staff)
  })
  app.get('/public', (_request, response) => {
    response.send('for all')
  })
  app.use(problemResponder(log))
  const base = await listen(context, app)
  // After the server is closed, since a failed hook keeps the others from running
  context.after(() => expectNobodyIn(output()))

  async function send(...[method, address, sending]: Parameters<typeof request>) {
    const answer = await request(method, base + address, sending)
    /** `cookie`: what a browser would send back. */
    return { ...answer, cookie: answer.setCookie[0]?.split(';', 1)[0] ?? '' }
  }
  const signIn = ({ email, password }: { email: string; password: string } = ada) =>
    send('POST', '/api/session', { body: { email, password } })

  /** A client that keeps cookies like a browser, at its own address. */
  function browser({ address = '192.0.2.1', userAgent = firefox } = {}) {
    const jar = new Map<string, string>()
    const headers = { 'X-Forwarded-For': address, 'User-Agent': userAgent }
    return {
      jar,
      async send(method: string, to: string, body?: unknown) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await send(method, to, { body, cookie, headers })
        for (const line of answer.setCookie) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          if (/Expires=Thu, 01 Jan 1970/.test(line)) jar.delete(name)
          else jar.set(name, value)
        }
        return answer
      },
      signIn({ email, password }: { email: string; password: string } = ada) {
        return this.send('POST', sessionEndpoint, { email, password })
      },
    }
  }

  return { dir: folder, accounts, sessions, send, signIn, browser }
}

export async function serveAda(context: TestContext, options?: Parameters<typeof serveStaff>[1]) {
  const site = await serveStaff(context, options)
  await site.accounts.add(ada)
  return site
}

export type Browser = Awaited<ReturnType<typeof serveStaff>>['browser'] extends (
  ...options: never[]
) => infer Made
  ? Made
  : never

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Makes a passkey for the signed-in member; `lies`: false claims of the authenticator. */
export async function addPasskey(
  browser: Browser,
  authenticator: ReturnType<typeof createAuthenticator>,
  { name, lies }: { name?: string; lies?: Lies } = {},
) {
  const options = await browser.send('POST', ownPasskeyOptionsEndpoint)
  if (options.status !== 200) return options
  const response = authenticator.register(options.json, lies)
  return browser.send('POST', ownPasskeysEndpoint, { response, name })
}

export async function passkeySignIn(
  browser: Browser,
  authenticator: ReturnType<typeof createAuthenticator>,
  lies?: Lies,
) {
  const { json } = await browser.send('POST', passkeyOptionsEndpoint)
  return browser.send('POST', passkeySignInEndpoint, authenticator.assert(json, lies))
}
