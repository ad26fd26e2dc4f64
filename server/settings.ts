/** What a setting is, for its reader. Its values are checked in config.ts; .env.example has the same names and groups. */
export type Setting = {
  /** One line, without the full stop. */
  meaning: string
  example: string
  /** What applies when it is not set and has no default of its own. */
  otherwise?: string
  /** The value is never shown. */
  secret?: true
}

/** Every variable, by the groups of .env.example and in their order. */
export const settingGroups = {
  Address: {
    PORT: { meaning: 'Port to listen on; 0 picks a free one', example: '3000' },
    HOST: { meaning: 'Address to listen on; 0.0.0.0 in a container', example: '127.0.0.1' },
    PUBLIC_URL: {
      meaning: 'Address that visitors use, for canonical URLs, mail and cookies',
      example: 'https://www.example.com',
      otherwise: 'http://localhost with the port',
    },
  },
  Folders: {
    CONTENT_DIR: { meaning: 'Content folder, versioned by git', example: './content' },
    DATA_DIR: { meaning: 'Leads, accounts and everything else that must survive', example: './data' },
    PUBLIC_OBJECTS_DIR: {
      meaning: 'Uploads that are served at /public-objects',
      example: './data/public-objects',
      otherwise: 'DATA_DIR/public-objects',
    },
  },
  'Remote of the content': {
    CONTENT_REMOTE: {
      meaning: 'Git repository that the content is kept level with',
      example: 'ssh://git@git.example.com/site/content.git',
      otherwise: 'none',
    },
    CONTENT_REMOTE_BRANCH: { meaning: 'Its branch', example: 'main' },
    CONTENT_REMOTE_SECONDS: { meaning: 'Seconds between two looks at it', example: '10' },
    CONTENT_HOOK_SECRET: {
      meaning: "Secret that signs a forge's webhook to POST /api/content/pull",
      example: 'at least 16 random characters',
      otherwise: 'no webhook',
      secret: true,
    },
  },
  Mail: {
    SMTP_URL: {
      meaning: 'Mail server',
      example: 'smtps://user:password@mail.example.com:465',
      otherwise: 'mails become files in DATA_DIR/mail',
    },
    MAIL_FROM: {
      meaning: 'Sender of mails',
      example: 'Ponte <hello@example.com>',
      otherwise: 'from content/site.yaml',
    },
    MAIL_TO: {
      meaning: 'Recipient of leads',
      example: 'leads@example.com',
      otherwise: 'from content/site.yaml',
    },
  },
  'Copies of leads': {
    DRIVE_URL: {
      meaning: 'Folder, WebDAV or Google Drive that gets a copy of each lead',
      example: 'file:./data/drive',
      otherwise: 'file:DATA_DIR/drive',
    },
    GOOGLE_APPLICATION_CREDENTIALS: {
      meaning: 'Key file of a service account, for Google Drive',
      example: './service-account.json',
      otherwise: 'none',
    },
  },
  'Webhook for leads': {
    LEAD_WEBHOOK_URL: {
      meaning: 'Address that gets each lead as a signed event, such as an incoming webhook of Slack',
      example: 'https://hooks.example.com/leads',
      otherwise: 'none',
      secret: true,
    },
    LEAD_WEBHOOK_SECRET: {
      meaning: 'Key of the signatures',
      example: 'whsec_ and the output of openssl rand -base64 32',
      otherwise: 'none',
      secret: true,
    },
  },
  Staff: {
    ADMIN_EMAIL: {
      meaning: 'First staff account, created when there is none',
      example: 'owner@example.com',
      otherwise: 'a set-up link is printed at the start',
    },
    ADMIN_PASSWORD: {
      meaning: 'Its password',
      example: 'at least twelve characters',
      otherwise: 'a set-up link is printed at the start',
      secret: true,
    },
    SESSION_SECRET: {
      meaning: 'Secret that signs upload addresses and sessions',
      example: 'at least 32 random characters',
      otherwise: 'generated once into DATA_DIR',
      secret: true,
    },
  },
  Visitors: {
    TRUST_PROXY: { meaning: 'Number of reverse proxies between visitors and this server', example: '1' },
    EDGE_THREADS: {
      meaning: 'Threads that answer visitors from memory',
      example: '1',
      otherwise: 'all processors but one, at most 4',
    },
    CACHE_PURGE_URL: {
      meaning: 'Shared caches that are told of every change',
      example: 'http://127.0.0.1:6081/',
      otherwise: 'none',
    },
    LEADS_PER_MINUTE: {
      meaning: 'Leads per network prefix and minute; above it they are held; 0 = no limit',
      example: '10',
    },
    RETRY_BASE_MS: { meaning: 'First wait of the delivery back-off, in milliseconds', example: '30000' },
  },
  Monitoring: {
    METRICS_TOKEN: {
      meaning: 'Bearer token for /metrics',
      example: 'at least 16 random characters',
      otherwise: 'only this machine reads /metrics',
      secret: true,
    },
    LOG_LEVEL: { meaning: 'Least level of log lines: debug, info, warn, error or silent', example: 'info' },
  },
} satisfies Record<string, Record<string, Setting>>

type Groups = typeof settingGroups
type NamesOf<Group> = Group extends unknown ? keyof Group & string : never
export type SettingName = NamesOf<Groups[keyof Groups]>

/** Every setting by its name. */
export const settings: ReadonlyMap<string, Setting> = new Map(
  Object.values(settingGroups).flatMap((group) => Object.entries<Setting>(group)),
)
