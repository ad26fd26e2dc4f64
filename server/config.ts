import path from 'node:path'
import * as z from 'zod'
import { addressRule, type RemoteAddress, readRemoteAddress } from './content/remote/address.ts'
import type { RemoteSettings } from './content/remote/remote.ts'
import { logLevels } from './http/log.ts'
import { type DriveTarget, parseDriveUrl } from './leads/channels/drive/target.ts'
import { type SettingName, settings } from './settings.ts'

z.config({ jitless: true })

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`)

const addressOf = (protocols: string[]) =>
  z.string().refine(
    (value) => {
      if (!URL.canParse(value)) return false
      const { protocol, hostname } = new URL(value)
      return protocols.includes(protocol) && hostname !== ''
    },
    `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  )

/** Leads do not go over a network in the clear. */
const webhookAddress = z.string().refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && username === '' && password === ''
}, 'must begin with https:// (http:// only for this machine) and name no user')

/** Several addresses are separated by commas. */
const addressList = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(addressOf(['http:', 'https:'])))

const email = z.string().regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'must be one e-mail address')
/** `name@host` or `Name <name@host>`. */
const mailbox = z.string().transform((value, context) => {
  const match = /^(?:([^<>\r\n]*)<)?\s*([^\s@<>,;]+@[^\s@<>,;]+?)\s*>?$/.exec(value)
  if (match?.[2]) return { name: (match[1] ?? '').trim().replace(/^"|"$/g, ''), address: match[2] }
  context.issues.push({
    code: 'custom',
    message: 'must be one e-mail address, with or without a name',
    input: value,
  })
  return z.NEVER
})

const driveTarget = z.string().transform((value, context): DriveTarget => {
  const parsed = parseDriveUrl(value)
  if (parsed.ok) return parsed.target
  context.issues.push({ code: 'custom', message: `${parsed.message} (${parsed.example})`, input: value })
  return z.NEVER
})

const remoteAddress = z.string().transform((value, context): RemoteAddress => {
  const address = readRemoteAddress(value)
  if (address) return address
  context.issues.push({ code: 'custom', message: addressRule, input: value })
  return z.NEVER
})

/** The rules of git for a branch's name, and a little stricter. */
const branchName = z
  .string()
  .max(200)
  .regex(
    /^(?!.*(?:\.\.|\/\/|\/\.|@\{|\.lock(?:\/|$)))[\w][\w./@+-]*(?<![./])$/,
    "must be a branch's name, of letters, digits and . / @ + - _",
  )

const variables = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: addressOf(['http:', 'https:']).optional(),
  CONTENT_DIR: z.string().min(1).default('./content'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_OBJECTS_DIR: z.string().min(1).optional(),
  CONTENT_REMOTE: remoteAddress.optional(),
  CONTENT_REMOTE_BRANCH: branchName.default('main'),
  CONTENT_REMOTE_SECONDS: wholeNumber(1, 86_400).default(10),
  CONTENT_HOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: addressOf(['smtp:', 'smtps:']).optional(),
  LEAD_WEBHOOK_URL: webhookAddress.optional(),
  LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'must be whsec_ and the base64 of 24 to 64 random bytes')
    .optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  DRIVE_URL: driveTarget.optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  EDGE_THREADS: wholeNumber(1, 16).optional(),
  CACHE_PURGE_URL: addressList.optional(),
  LEADS_PER_MINUTE: wholeNumber(0, 1_000_000).default(10),
  RETRY_BASE_MS: wholeNumber(1, 3_600_000).default(30_000),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
} satisfies Record<SettingName, z.ZodType>)

/** Every variable that is read here. */
export const variableNames: readonly string[] = Object.keys(variables.shape)

const environment = variables
  .refine((value) => (value.ADMIN_EMAIL === undefined) === (value.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_PASSWORD'],
    message: 'must be set together with ADMIN_EMAIL',
  })
  .refine((value) => value.CONTENT_HOOK_SECRET === undefined || value.CONTENT_REMOTE !== undefined, {
    path: ['CONTENT_HOOK_SECRET'],
    message: 'needs CONTENT_REMOTE, from which it makes the server pull',
  })
  .refine((value) => (value.LEAD_WEBHOOK_URL === undefined) === (value.LEAD_WEBHOOK_SECRET === undefined), {
    path: ['LEAD_WEBHOOK_SECRET'],
    message: 'must be set together with LEAD_WEBHOOK_URL',
  })
  .refine((value) => value.DRIVE_URL?.kind !== 'gdrive' || value.GOOGLE_APPLICATION_CREDENTIALS, {
    path: ['GOOGLE_APPLICATION_CREDENTIALS'],
    message: 'must name the key file of a service account when DRIVE_URL is a Google Drive folder',
  })

type Mailbox = { name: string; address: string }

export type Config = {
  port: number
  host: string
  /** Origin for canonical URLs, mail and cookies; null = that of the listening address. */
  publicUrl: string | null
  contentDir: string
  dataDir: string
  publicObjectsDir: string
  /** The repository that the content is kept level with; null = none. */
  contentRemote: RemoteSettings | null
  /** Signs a forge's message that the remote has changed. */
  contentHookSecret: string | null
  smtpUrl: string | null
  /** Gets each lead as a signed event; null = none. */
  leadWebhook: { url: string; secret: string } | null
  mailFrom: Mailbox | null
  mailTo: Mailbox | null
  drive: DriveTarget
  /** Key file of the service account, for Google Drive. */
  googleCredentialsFile: string | null
  admin: { email: string; password: string } | null
  sessionSecret: string | null
  /** Number of trusted reverse proxies. */
  trustProxy: number
  /** Threads that answer visitors; null = the server decides. */
  edgeThreads: number | null
  /** Shared caches that are told of changes. */
  cachePurgeUrls: readonly string[]
  leadsPerMinute: number
  retryBaseMs: number
  metricsToken: string | null
  logLevel: (typeof logLevels)[number]
}

export type ConfigFault = { name: string; message: string; example: string }

/** Reads the environment. Reports all faults at once and never a value, so that no secret is printed (R151). */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; faults: ConfigFault[] } {
  // An empty variable counts as not set: a copied .env.example has empty ones.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? 'environment')
      return { name, message: issue.message, example: settings.get(name)?.example ?? '' }
    })
    return { ok: false, faults }
  }
  const value = parsed.data
  const dataDir = path.resolve(value.DATA_DIR)
  return {
    ok: true,
    config: {
      port: value.PORT,
      host: value.HOST,
      publicUrl: value.PUBLIC_URL ? new URL(value.PUBLIC_URL).origin : null,
      contentDir: path.resolve(value.CONTENT_DIR),
      dataDir,
      publicObjectsDir: value.PUBLIC_OBJECTS_DIR
        ? path.resolve(value.PUBLIC_OBJECTS_DIR)
        : path.join(dataDir, 'public-objects'),
      contentRemote: value.CONTENT_REMOTE
        ? {
            address: value.CONTENT_REMOTE,
            branch: value.CONTENT_REMOTE_BRANCH,
            seconds: value.CONTENT_REMOTE_SECONDS,
          }
        : null,
      contentHookSecret: value.CONTENT_HOOK_SECRET ?? null,
      smtpUrl: value.SMTP_URL ?? null,
      leadWebhook:
        value.LEAD_WEBHOOK_URL !== undefined && value.LEAD_WEBHOOK_SECRET !== undefined
          ? { url: value.LEAD_WEBHOOK_URL, secret: value.LEAD_WEBHOOK_SECRET }
          : null,
      mailFrom: value.MAIL_FROM ?? null,
      mailTo: value.MAIL_TO ?? null,
      drive: value.DRIVE_URL ?? { kind: 'file', dir: path.join(dataDir, 'drive') },
      googleCredentialsFile: value.GOOGLE_APPLICATION_CREDENTIALS
        ? path.resolve(value.GOOGLE_APPLICATION_CREDENTIALS)
        : null,
      admin:
        value.ADMIN_EMAIL !== undefined && value.ADMIN_PASSWORD !== undefined
          ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
          : null,
      sessionSecret: value.SESSION_SECRET ?? null,
      trustProxy: value.TRUST_PROXY,
      edgeThreads: value.EDGE_THREADS ?? null,
      cachePurgeUrls: value.CACHE_PURGE_URL ?? [],
      leadsPerMinute: value.LEADS_PER_MINUTE,
      retryBaseMs: value.RETRY_BASE_MS,
      metricsToken: value.METRICS_TOKEN ?? null,
      logLevel: value.LOG_LEVEL,
    },
  }
}

/** The value that applies when a variable is not set; null when that is no single value. */
export function defaultOf(name: string): string | null {
  const schema = Reflect.get(variables.shape, name) as z.ZodType | undefined
  const { data } = schema?.safeParse(undefined) ?? {}
  return data === undefined ? null : String(data)
}

/** The faults as text for a terminal: name, reason, example. */
export const describeFaults = (faults: ConfigFault[]): string =>
  [
    'The configuration has faults:',
    ...faults.map((fault) => `  ${fault.name} ${fault.message}, for example: ${fault.example}`),
  ].join('\n')
