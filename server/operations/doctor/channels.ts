import { access } from 'node:fs/promises'
import path from 'node:path'
import { decodedUri } from '#domain/uri.ts'
import type { Config } from '../../config.ts'
import { DeliveryError } from '../../leads/channels/channel.ts'
import { createDriveChannel } from '../../leads/channels/drive/drive.ts'
import type { GoogleTuning } from '../../leads/channels/drive/google-drive.ts'
import { createMailer } from '../../leads/channels/mailer.ts'
import { reachWebhook } from '../../leads/channels/webhook.ts'
import { codeOf, type Finding, fault, ok, TooLate, warning, withinTime } from './finding.ts'

/** Milliseconds. `whole` is longer than the other limits, whose errors are more precise. */
const mailLimits = { connection: 5_000, silence: 5_000, whole: 15_000 }
const driveLimits = { silence: 5_000, whole: 15_000 }

/** Connects, greets, secures the line and signs in, as before a message; sends none. */
export async function checkMail(config: Config, limits = mailLimits): Promise<Finding> {
  const { smtpUrl, dataDir } = config
  if (smtpUrl === null) {
    return warning(
      'mail',
      'No mail server is set: mails become files in DATA_DIR/mail, and nobody is told of a lead.',
      'Set SMTP_URL.',
    )
  }
  const { hostname, port, protocol } = new URL(smtpUrl)
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
  const timeouts = { connection: limits.connection, silence: limits.silence }
  const mailer = createMailer({ smtpUrl, mailDir: path.join(dataDir, 'mail'), timeouts })
  const remedy = 'Check SMTP_URL: host, port, user and password. smtps:// is for port 465, smtp:// for 587.'
  try {
    await withinTime(limits.whole, mailer.verify())
    return ok('mail', `The mail server ${server} lets us in.`)
  } catch (error) {
    if (error instanceof TooLate) return fault('mail', `${server} did not answer in time.`, remedy)
    if (!(error instanceof DeliveryError)) throw error
    return fault('mail', `${server}: ${withoutSecrets(error.message, smtpUrl)}`, remedy)
  } finally {
    mailer.close()
  }
}

/**
 * Asks as the server does at its start. In My Drive of Google a small file is made and removed again; a WebDAV folder
 * that is missing is made.
 */
export async function checkDrive(
  config: Config,
  { limits = driveLimits, google }: { limits?: typeof driveLimits; google?: GoogleTuning } = {},
): Promise<Finding> {
  const { drive: target, googleCredentialsFile } = config
  // Asking would make it
  if (target.kind === 'file' && !(await isThere(target.dir))) {
    return ok('drive', `The folder ${target.dir} is made with the first lead.`)
  }
  const place = {
    file: () => `The folder ${target.kind === 'file' ? target.dir : ''}`,
    webdav: () => `The WebDAV drive ${target.kind === 'webdav' ? new URL(target.url).host : ''}`,
    gdrive: () => 'Google Drive',
  }[target.kind]()
  const channel = createDriveChannel({
    target,
    googleCredentialsFile,
    silenceMs: limits.silence,
    ...(google && { google }),
  })
  const remedy = 'Check DRIVE_URL, and that the account behind it may add files there.'
  try {
    await withinTime(limits.whole, channel.verify?.() ?? Promise.resolve())
    return ok('drive', `${place} takes copies of leads.`)
  } catch (error) {
    if (error instanceof TooLate) return fault('drive', `${place} did not answer in time.`, remedy)
    if (error instanceof DeliveryError) return fault('drive', error.message, remedy)
    return fault('drive', `${place} cannot be used (${codeOf(error)}).`, remedy)
  } finally {
    channel.close?.()
  }
}

/** Removes credentials: a server may repeat its input in the reply. */
function withoutSecrets(message: string, url: string): string {
  const { username, password } = new URL(url)
  const [user, plain] = [decodedUri(username), decodedUri(password)]
  if (plain === '') return message
  const encoded = [plain, `\0${user}\0${plain}`].map((text) => Buffer.from(text).toString('base64'))
  return [plain, ...encoded].reduce((text, secret) => text.replaceAll(secret, '…'), message)
}

const isThere = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  )

/** Asks for nothing but an answer: an event would be taken for a lead. The address may hold a secret, so its host is named. */
export async function checkWebhook({ leadWebhook }: Config, ms = driveLimits.whole): Promise<Finding[]> {
  if (leadWebhook === null) return []
  const { host } = new URL(leadWebhook.url)
  const remedy = 'Check LEAD_WEBHOOK_URL, and that its server runs.'
  try {
    const status = await reachWebhook(leadWebhook.url, ms)
    const text = `The webhook at ${host} answered ${status}.`
    if (status >= 500) return [warning('webhook', text, remedy)]
    if (status >= 300 && status < 400)
      return [
        warning('webhook', `${text} Redirects are not followed.`, 'Set LEAD_WEBHOOK_URL to where it leads.'),
      ]
    if (status === 404 || status === 410) return [warning('webhook', text, remedy)]
    return [ok('webhook', text)]
  } catch {
    return [fault('webhook', `The webhook at ${host} does not answer.`, remedy)]
  }
}
