import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { commitOfEditor } from '#tests/helpers/editor.ts'
import { git } from '../sample-content.ts'

/** Programs that leave a file with their name when they run, set in every place that tells git to run one. */

type Places = { base: string; contentDir: string }

export async function setTraps({ base, contentDir }: Places) {
  await makeRepository(contentDir)
  const folder = path.join(base, 'traps')
  const markers = path.join(folder, 'markers')
  await mkdir(markers, { recursive: true })
  /** Creates a trap and returns its path. */
  const trap = async (name: string, { next = 'exit 1', at = path.join(folder, name) } = {}) => {
    await mkdir(path.dirname(at), { recursive: true })
    await writeFile(at, `#!/bin/sh\necho "$0 $*" >> '${path.join(markers, name)}'\n${next}\n`)
    await chmod(at, 0o755)
    return at
  }
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    return file
  }

  const hooks = path.join(folder, 'hooks')
  const ownHooks = path.join(contentDir, '.git/hooks')
  const committing = ['pre-commit', 'post-commit', 'post-index-change']
  for (const name of [...committing, 'reference-transaction', 'post-merge'])
    for (const at of [hooks, ownHooks]) await trap('hook', { next: 'exit 0', at: path.join(at, name) })

  const clean = await trap('clean', { next: 'exec cat' })
  const oddClean = await trap('odd-clean', { next: 'exec cat' })
  const included = await write(
    'included',
    `[core]
  fsmonitor = ${await trap('fsmonitor')}
[filter "odd=name"]
  clean = ${oddClean}
  smudge = ${oddClean}
[gpg]
  program = ${await trap('gpg')}
[log]
  showSignature = true
[commit]
  gpgSign = true
[hook "linter"]
  event = reference-transaction
  command = ${await trap('configured-hook', { next: 'exit 0' })}
[hook "index"]
  event = post-index-change
  command = ${await trap('configured-hook', { next: 'exit 0' })}
`,
  )
  await writeFile(
    path.join(contentDir, '.git/config'),
    `[core]
  repositoryFormatVersion = 0
  bare = false
  logAllRefUpdates = true
  hooksPath = ${hooks}
  pager = ${await trap('pager')}
  editor = ${await trap('editor')}
  sshCommand = ${await trap('ssh')}
  askPass = ${await trap('askpass')}
  alternateRefsCommand = ${await trap('alternate-refs')}
[sequence]
  editor = ${await trap('editor')}
[pager]
  log = ${await trap('pager')}
  diff = ${await trap('pager')}
[diff]
  external = ${await trap('external-diff')}
[diff "mark"]
  textconv = ${await trap('textconv', { next: 'exec cat "$1"' })}
[filter "mark"]
  clean = ${clean}
  smudge = ${clean}
  required = true
[alias]
  mark = !${await trap('alias')}
[credential]
  helper = ${await trap('credential')}
[protocol "ext"]
  allow = always
[remote "origin"]
  url = ext::${await trap('lazy-fetch')}
  promisor = true
[include]
  path = ${included}
`,
  )
  await writeFile(
    path.join(contentDir, '.git/info/attributes'),
    '*.md filter=mark diff=mark\n*.ts filter=mark diff=mark\n*.yaml filter=odd=name\n',
  )

  const configured = async (level: string) =>
    `[core]\n  fsmonitor = ${await trap(`${level}-fsmonitor`)}\n  hooksPath = ${hooks}\n[trace2]\n  eventTarget = ${path.join(markers, `${level}-trace`)}\n`
  const otherDir = path.join(base, 'other')
  await mkdir(otherDir)
  git(otherDir, 'init', '--quiet')
  git(otherDir, 'commit', '--quiet', '--allow-empty', '-m', 'Other')
  await write('home/.gitconfig', await configured('user'))
  await write('xdg/git/config', await configured('user'))
  await write('template/config', await configured('template'))
  const programs = path.join(folder, 'exec-path')
  for (const name of ['git-index-pack', 'git-rev-list', 'git'])
    await trap('exec-path', { at: path.join(programs, name) })

  const lostId = git(contentDir, 'rev-parse', 'HEAD:site.yaml')
  await rm(path.join(contentDir, '.git/objects', lostId.slice(0, 2), lostId.slice(2)))

  return {
    otherDir,
    lostId,
    environment: {
      HOME: path.join(folder, 'home'),
      XDG_CONFIG_HOME: path.join(folder, 'xdg'),
      GIT_CONFIG_GLOBAL: path.join(folder, 'home/.gitconfig'),
      GIT_CONFIG_SYSTEM: await write('system', await configured('system')),
      GIT_CONFIG_NOSYSTEM: '0',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: await trap('environment-fsmonitor'),
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor'='${await trap('environment-fsmonitor')}'`,
      GIT_DIR: path.join(otherDir, '.git'),
      GIT_WORK_TREE: otherDir,
      GIT_INDEX_FILE: path.join(otherDir, '.git/index'),
      GIT_EXEC_PATH: programs,
      GIT_TEMPLATE_DIR: path.join(folder, 'template'),
      GIT_EXTERNAL_DIFF: await trap('environment-diff'),
      GIT_TRACE: path.join(markers, 'trace'),
      GIT_TRACE2_EVENT: path.join(markers, 'trace'),
      GIT_ALLOW_PROTOCOL: 'ext:file:ssh',
      ...Object.fromEntries(
        await Promise.all(
          [
            ...['GIT_PAGER', 'PAGER', 'GIT_EDITOR', 'GIT_SEQUENCE_EDITOR', 'EDITOR', 'VISUAL', 'GIT_SSH'],
            ...['GIT_SSH_COMMAND', 'GIT_ASKPASS', 'SSH_ASKPASS', 'GIT_PROXY_COMMAND'],
          ].map(async (name) => [name, await trap(name)]),
        ),
      ),
    } as Record<string, string>,
    /** Sorted names of the programs that were run. */
    sprung: async () => (await readdir(markers)).sort(),
  }
}

async function makeRepository(dir: string): Promise<void> {
  const italian =
    "import type { one as english } from '../en/one.ts'\nexport const one: typeof english = { a: 'A' }\n"
  git(dir, 'init', '--quiet', '--initial-branch=main')
  const english = "export const one = { a: 'A' }\n"
  await commitOfEditor(dir, { 'locales/en/one.ts': english, 'locales/it/one.ts': italian }, 'Start')
}

/** Adds a signed commit, whose signature git passes to the configured program. */
export function addSigned(dir: string): void {
  const person = 'Outside <outside@example.com> 1700000000 +0000'
  const signature = '-----BEGIN PGP SIGNATURE-----\n \n AAAA\n -----END PGP SIGNATURE-----'
  const [parent, tree] = git(dir, 'rev-parse', 'HEAD', 'HEAD^{tree}').split('\n')
  const commit = `tree ${tree}\nparent ${parent}\nauthor ${person}\ncommitter ${person}\ngpgsig ${signature}\n\nSigned\n`
  const env = { PATH: process.env.PATH }
  const options = { cwd: dir, env, input: commit }
  const id = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], options).toString().trim()
  execFileSync('git', ['-c', 'core.hooksPath=/dev/null', 'update-ref', 'HEAD', id], { cwd: dir, env })
}
