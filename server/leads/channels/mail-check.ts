import path from 'node:path'
import { decodedUri } from '#domain/uri.ts'
import { type Finding, fault, ok, warning } from '../../kernel/finding.ts'
import { DeliveryError } from './channel.ts'
import { createMailer, greetingName } from './mailer.ts'

/** Milliseconds. */
const mailLimits = { connection: 5_000, silence: 5_000 }

type MailConfig = {
  smtpUrl: string | null
  dataDir: string
  publicUrl: string | null
  sender?: string | null
}

/** Connects, greets, secures the connection and signs in as before a message, but sends none. */
export async function checkMail(config: MailConfig, timeouts = mailLimits): Promise<Finding> {
  const { smtpUrl, dataDir, publicUrl, sender } = config
  if (smtpUrl === null) {
    return warning(
      'mail',
      'No mail server is set: mails become files in DATA_DIR/mail, and nobody is told of a lead.',
      'Set SMTP_URL.',
    )
  }
  const { hostname, port, protocol } = new URL(smtpUrl)
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
  const mailer = createMailer({ smtpUrl, mailDir: path.join(dataDir, 'mail'), publicUrl, sender, timeouts })
  try {
    await mailer.verify()
    return ok('mail', `The mail server ${server} lets us in.`)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    return fault('mail', `${server}: ${withoutSecrets(error.message, smtpUrl)}`, remedyFor(error, config))
  } finally {
    mailer.close()
  }
}

const ports = 'smtps:// is for port 465, smtp:// for 587'
const remedies: Record<string, string> = {
  EAUTH: 'Check user and password in SMTP_URL.',
  ENOAUTH: 'Give user and password in SMTP_URL.',
  EDNS: 'Check the host in SMTP_URL.',
  ETLS: `Check the port in SMTP_URL: ${ports}. The certificate must be for its host.`,
}

/** A server that has answered was reached, but refuses this machine or its name. */
function remedyFor(
  { cause }: DeliveryError,
  { publicUrl, sender }: Pick<MailConfig, 'publicUrl' | 'sender'>,
): string {
  const known = remedies[String(Reflect.get(Object(cause), 'code'))]
  if (known) return known
  if (!Reflect.get(Object(cause), 'response')) return `Check host and port in SMTP_URL: ${ports}.`
  const name = greetingName({ publicUrl, sender })
  return name === null
    ? 'The server was greeted without a name that it accepts: set PUBLIC_URL to the https address that visitors use, or MAIL_FROM to an address of your domain.'
    : `The server was greeted as ${name} (the host of PUBLIC_URL, else the domain of the sender). Ask its operator whether it accepts mail from this machine under that name.`
}

/** Removes credentials: a server may repeat its input in the reply. */
function withoutSecrets(message: string, url: string): string {
  const { username, password } = new URL(url)
  const [user, plain] = [decodedUri(username), decodedUri(password)]
  if (plain === '') return message
  const encoded = [plain, `\0${user}\0${plain}`].map((text) => Buffer.from(text).toString('base64'))
  return [plain, ...encoded].reduce((text, secret) => text.replaceAll(secret, '…'), message)
}
