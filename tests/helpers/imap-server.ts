import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitFor } from './wait-for.ts'

/** Why there is no server for a test; null when there can be one. */
export const withoutImapServer: string | null =
  process.getuid?.() !== 0
    ? 'dovecot starts its mailboxes as another user, which only root may'
    : spawnSync('dovecot', ['--version']).status === 0
      ? null
      : 'dovecot is not installed (Debian: dovecot-imapd)'

const nobody = 65_534
export const mailboxUser = { user: 'answers', password: 'p@ss:word' }

/** Dovecot on loopback with one account. Mail is delivered as a file, as a mail server does. */
export async function startImapServer(port: number) {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-imap-'))
  const mail = path.join(base, 'mail')
  for (const name of ['', 'new', 'cur', 'tmp']) {
    await mkdir(path.join(mail, name), { recursive: true })
    await chown(path.join(mail, name), nobody, nobody)
  }
  // Dovecot's own processes have other users
  await chmod(base, 0o755)
  const file = path.join(base, 'dovecot.conf')
  await writeFile(
    file,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${base}/run
state_dir = ${base}/state
log_path = ${base}/log
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
first_valid_uid = 1
mail_location = maildir:${mail}
passdb {
  driver = static
  args = password=${mailboxUser.password}
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${mail}
}
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  )
  let child: ChildProcess | null = null
  let delivered = 0

  const answers = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('data', () => socket.destroy())
    })

  async function start(): Promise<void> {
    child = spawn('dovecot', ['-F', '-c', file], { stdio: 'ignore', detached: true })
    await waitFor('dovecot', answers)
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    // Its processes for connections go on for seconds
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // They have ended
    }
  }

  await start()
  return {
    url: `imap://${mailboxUser.user}:${encodeURIComponent(mailboxUser.password)}@127.0.0.1:${port}/INBOX`,
    folder: mail,
    start,
    stop,
    /** Headers and a body of one line. */
    async deliver(headers: Record<string, string>): Promise<void> {
      delivered += 1
      const text = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      const name = `${Math.floor(Date.now() / 1000)}.M${delivered}P${process.pid}.test`
      const temporary = path.join(mail, 'tmp', name)
      await writeFile(temporary, `${text.join('')}\r\nThank you for writing.\r\n`)
      await chown(temporary, nobody, nobody)
      await rename(temporary, path.join(mail, 'new', name))
    },
    async remove(): Promise<void> {
      await stop()
      await rm(base, { recursive: true, force: true })
    },
  }
}
