import type { Locale } from '#domain/locales.ts'
import type { Mailbox } from './mailer.ts'

/** Who writes to whom. Read for each message: the owner may change it at any time. */
export type Office = {
  siteName: string
  /** Always the site's own address: visitors' input never becomes a sender (R75). */
  from: Mailbox
  to: Mailbox
  /** Where visitors' answers to automatic replies go. */
  replyTo: Mailbox
  language: Locale
}

type Settings = { name: string; email: string; staffLanguage: Locale }

/** The office from the site's settings; `MAIL_FROM` and `MAIL_TO` take precedence if set. */
export const officeOf = (
  { name, email, staffLanguage }: Settings,
  { mailFrom, mailTo }: { mailFrom: Mailbox | null; mailTo: Mailbox | null },
): Office => {
  const own = { name, address: email }
  return { siteName: name, from: mailFrom ?? own, to: mailTo ?? own, replyTo: own, language: staffLanguage }
}
