import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/helpers/free-port.ts'
import { bareEnvironment } from './bare-environment.ts'
import { waitFor } from './wait-for.ts'

/** A program on loopback that serves a folder's repositories for fetch and push. */
export type GitServer = {
  /** The address of a repository, given its absolute path. */
  addressOf(folder: string): string
  /** Environment that git needs for access. */
  env: Record<string, string>
  stop(): Promise<void>
}

async function start(program: string, parameters: readonly string[], port: number) {
  const options: SpawnOptions = { env: bareEnvironment, stdio: 'ignore' }
  const child = spawn(program, parameters, options)
  await waitFor(program, async () => {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    return isOpen
  })
  return async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
}

/** `git daemon`; anybody may push to it. */
export async function startGitDaemon(basePath: string): Promise<GitServer> {
  const port = await freePort()
  const flags = ['--export-all', '--enable=receive-pack', '--listen=127.0.0.1', '--reuseaddr']
  const stop = await start('git', ['daemon', ...flags, `--port=${port}`, `--base-path=${basePath}`], port)
  return {
    addressOf: (folder) => `git://127.0.0.1:${port}/${path.relative(basePath, folder)}`,
    env: {},
    stop,
  }
}

const sshd = '/usr/sbin/sshd'

/** Why there is no ssh server on this machine; false when there is one. */
export const noSshServer: string | false =
  existsSync(sshd) && (process.getuid?.() !== 0 || existsSync('/run/sshd'))
    ? false
    : 'the ssh server of OpenSSH is not installed'

/** An ssh server with its own key for this user. Its files are put into `folder`. */
export async function startSshServer(folder: string): Promise<GitServer> {
  const port = await freePort()
  const [hostKey, userKey] = ['host-key', 'user-key'].map((name) => path.join(folder, name))
  for (const key of [hostKey, userKey])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', String(key)])
  const config = path.join(folder, 'sshd_config')
  await writeFile(
    config,
    `Port ${port}
ListenAddress 127.0.0.1
HostKey ${hostKey}
AuthorizedKeysFile ${userKey}.pub
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
PermitRootLogin prohibit-password
`,
  )
  const stop = await start(sshd, ['-D', '-f', config], port)
  const flags = '-F /dev/null -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR'
  return {
    addressOf: (repository) => `ssh://${userInfo().username}@127.0.0.1:${port}${repository}`,
    env: { GIT_SSH_COMMAND: `ssh ${flags} -i ${userKey}` },
    stop,
  }
}
