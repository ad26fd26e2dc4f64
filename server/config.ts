import path from 'node:path'
import * as z from 'zod'
import type { RemoteSettings } from './content/remote/remote.ts'
import type { LogLevel } from './kernel/log.ts'
import type { Settings } from './kernel/setting.ts'
import { type ChannelValues, channelKinds, channelSettings } from './leads/channels/channels.ts'
import { settings } from './settings.ts'

export const variableNames = (): readonly string[] => Object.keys(settings())

const environment = () =>
  z
    .object(schemasOf(settings()))
    .refine((value) => (value.ADMIN_EMAIL === undefined) === (value.ADMIN_PASSWORD === undefined), {
      path: ['ADMIN_PASSWORD'],
      message: 'must be set together with ADMIN_EMAIL',
    })
    .refine((value) => value.CONTENT_HOOK_SECRET === undefined || value.CONTENT_REMOTE !== undefined, {
      path: ['CONTENT_HOOK_SECRET'],
      message: 'needs CONTENT_REMOTE, from which it makes the server pull',
    })
    .check(({ value, issues }) => {
      for (const { faultOf } of channelKinds) {
        const fault = faultOf?.(value)
        if (fault)
          issues.push({ code: 'custom', path: [fault.setting], message: fault.message, input: value })
      }
    })

const schemasOf = <Rows extends Settings>(rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Rows]: Rows[Name]['schema']
  }

type Mailbox = { name: string; address: string }

export type Config = {
  port: number
  host: string
  /** Origin for canonical URLs, mail and cookies; null = that of the listening address. */
  publicUrl: string | null
  contentDir: string
  dataDir: string
  publicObjectsDir: string
  /** The repository that the content is kept in sync with; null = none. */
  contentRemote: RemoteSettings | null
  /** Secret with which a forge signs its message that the remote has changed. */
  contentHookSecret: string | null
  smtpUrl: string | null
  mailFrom: Mailbox | null
  mailTo: Mailbox | null
  /** Values of the lead channels' settings, by the setting's name. */
  channels: ChannelValues
  admin: { email: string; password: string } | null
  sessionSecret: string | null
  /** Number of trusted reverse proxies. */
  trustProxy: number
  cachePurgeUrls: readonly string[]
  leadsPerMinute: number
  retryBaseMs: number
  metricsToken: string | null
  logLevel: LogLevel
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
  const parsed = environment().safeParse(given)
  if (!parsed.success) {
    const rows: Settings = settings()
    const faults = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? 'environment')
      return { name, message: issue.message, example: rows[name]?.example ?? '' }
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
      mailFrom: value.MAIL_FROM ?? null,
      mailTo: value.MAIL_TO ?? null,
      channels: pick(value, Object.keys(channelSettings())),
      admin:
        value.ADMIN_EMAIL !== undefined && value.ADMIN_PASSWORD !== undefined
          ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
          : null,
      sessionSecret: value.SESSION_SECRET ?? null,
      trustProxy: value.TRUST_PROXY,
      cachePurgeUrls: value.CACHE_PURGE_URL ?? [],
      leadsPerMinute: value.LEADS_PER_MINUTE,
      retryBaseMs: value.RETRY_BASE_MS,
      metricsToken: value.METRICS_TOKEN ?? null,
      logLevel: value.LOG_LEVEL,
    },
  }
}

export const describeFaults = (faults: ConfigFault[]): string =>
  [
    'The configuration has faults:',
    ...faults.map((fault) => `  ${fault.name} ${fault.message}, for example: ${fault.example}`),
  ].join('\n')

const pick = (values: Readonly<Record<string, unknown>>, names: readonly string[]): ChannelValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]))
