import type { Config } from './config.ts'

type Welcome = {
  config: Pick<Config, 'smtpUrl' | 'dataDir'>
  site: string
  /** null = there is a staff account. */
  setUpLink: string | null
  /** One line each: what the doctor would warn about. */
  warnings: readonly string[]
}

const mostWarnings = 6

/**
 * The last lines of a start. The set-up link goes to standard error instead of the log: it is needed at every log level, and a
 * secret does not belong in a collected log. The other lines are for a person at a terminal only (R240).
 */
export function printWelcome(welcome: Welcome): void {
  const text = process.stdout.isTTY ? terminalText(welcome) : setUpText(welcome.setUpLink)
  if (text !== '') process.stderr.write(text)
}

function setUpText(link: string | null): string {
  if (link === null) return ''
  return `There is no staff account yet. Make the first one within a day at\n${link}\n`
}

function terminalText({ config, site, setUpLink, warnings }: Welcome): string {
  const mail =
    config.smtpUrl === null ? `written to ${config.dataDir}/mail (SMTP_URL is not set)` : 'sent by SMTP'
  const shown = warnings.slice(0, mostWarnings).map((text) => `Note:   ${text}\n`)
  return `
${shown.join('')}Site:   ${site}
Mail:   ${mail}
Check:  npm run ponte -- doctor
${setUpText(setUpLink)}`
}
