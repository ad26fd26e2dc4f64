import * as z from 'zod'
import { addressRule, type RemoteAddress, readRemoteAddress } from './content/remote/address.ts'
import { logLevels } from './kernel/log.ts'
import { addressOf, type Setting } from './kernel/setting.ts'
import { channelSettings } from './leads/channels/channels.ts'

z.config({ jitless: true })

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`)

const isOrigin = (value: string): boolean =>
  !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`

const addressList = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(addressOf(['http:', 'https:'])))

const email = z.string().regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'must be one email address')
const remoteAddress = z.string().transform((value, context): RemoteAddress => {
  const address = readRemoteAddress(value)
  if (address) return address
  context.issues.push({ code: 'custom', message: addressRule, input: value })
  return z.NEVER
})

/** Git's rules for a branch name, slightly stricter. */
const branchName = z
  .string()
  .max(200)
  .regex(
    /^(?!.*(?:\.\.|\/\/|\/\.|@\{|\.lock(?:\/|$)))[\w][\w./@+-]*(?<![./])$/,
    "must be a branch's name, of letters, digits and . / @ + - _",
  )

/**
 * Every environment variable. The check of the configuration and .env.example (scripts/generated-texts.ts)
 * are derived from this table. The variables of the lead channels are defined with the channels.
 */
export const settings = () =>
  ({
    PORT: {
      group: 'Address',
      about:
        'Listening address. PORT=0 picks a free port; the log line "Ready at" has the address. The default HOST is reachable from this machine only: use 0.0.0.0 in a container or on a PaaS.',
      example: '3000',
      schema: wholeNumber(0, 65535).default(3000),
    },
    HOST: { example: '127.0.0.1', schema: z.string().min(1).default('127.0.0.1') },
    PUBLIC_URL: {
      about:
        'The address that visitors use: for canonical URLs, mail and cookies. Cookies are Secure when it is https. Unset, it is http://localhost with the port.',
      example: 'https://www.example.com',
      schema: addressOf(['http:', 'https:'])
        .refine(isOrigin, 'must have no path: the site answers at the root of a host name of its own')
        .optional(),
    },
    CONTENT_DIR: {
      group: 'Folders',
      about: 'The git-versioned content folder, and everything else that must survive.',
      example: './content',
      schema: z.string().min(1).default('./content'),
    },
    DATA_DIR: { example: './data', schema: z.string().min(1).default('./data') },
    PUBLIC_OBJECTS_DIR: {
      about: 'Uploads served at /public-objects; DATA_DIR/public-objects unless set.',
      example: './data/public-objects',
      schema: z.string().min(1).optional(),
    },
    CONTENT_REMOTE: {
      group: 'Remote of the content',
      about:
        'A git repository that the content is kept level with: ssh://, https:// (with user:token@ before the host), git:// or a path. Its branch, and the seconds between two looks at it.',
      example: 'ssh://git@git.example.com/site/content.git',
      schema: remoteAddress.optional(),
    },
    CONTENT_REMOTE_BRANCH: { example: 'main', schema: branchName.default('main') },
    CONTENT_REMOTE_SECONDS: { example: '10', schema: wholeNumber(1, 86_400).default(10) },
    CONTENT_HOOK_SECRET: {
      about:
        "Enables POST /api/content/pull for a forge's webhook, signed with this secret; at least 16 random characters.",
      example: 'at least 16 random characters',
      schema: z.string().min(16, 'must have at least 16 characters').optional(),
    },
    ...channelSettings(),
    ADMIN_EMAIL: {
      group: 'Staff',
      about:
        'The first staff account, created when there is none; the password has at least 12 characters. Without them a one-time set-up link is printed at the start.',
      example: 'owner@example.com',
      schema: email.optional(),
    },
    ADMIN_PASSWORD: {
      example: 'at least twelve characters',
      schema: z.string().min(12, 'must have at least 12 characters').optional(),
    },
    SESSION_SECRET: {
      about: 'At least 32 random characters. Unless set, generated once and stored in DATA_DIR.',
      example: 'at least 32 random characters',
      schema: z.string().min(32, 'must have at least 32 characters').optional(),
    },
    TRUST_PROXY: {
      group: 'Visitors',
      about: 'Number of reverse proxies between visitors and this server.',
      example: '1',
      schema: wholeNumber(0, 10).default(0),
    },
    CACHE_PURGE_URL: {
      about:
        'Shared caches in front that are told of every change before it is answered, separated by commas: each gets a PURGE request, as deploy/varnish.vcl expects it. With it, public pages say how long such a cache may keep them.',
      example: 'http://127.0.0.1:6081/',
      schema: addressList.optional(),
    },
    LEADS_PER_MINUTE: {
      about:
        'Leads per network prefix and minute; above it they are held as suspected flood, never refused. 0 = no limit.',
      example: '10',
      schema: wholeNumber(0, 1_000_000).default(10),
    },
    RETRY_BASE_MS: {
      about: 'First wait of the delivery back-off, in milliseconds; it doubles up to one hour.',
      example: '30000',
      schema: wholeNumber(1, 3_600_000).default(30_000),
    },
    METRICS_TOKEN: {
      group: 'Monitoring',
      about:
        'Bearer token for /metrics (`Authorization: Bearer …`), at least 16 characters. Without it /metrics answers requests from this machine only, and none when TRUST_PROXY is set or PUBLIC_URL is not local, since a proxy on this machine may forward the requests of visitors.',
      example: 'at least 16 random characters',
      schema: z.string().min(16, 'must have at least 16 characters').optional(),
    },
    LOG_LEVEL: {
      about:
        'debug, info, warn, error or silent. JSON lines on stdout, readable in a terminal. When the reader stalls, lines beyond 256 KB are dropped and counted; the server never blocks.',
      example: 'info',
      schema: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    },
  }) satisfies Record<string, Setting>
