import path from 'node:path'

/** Reads the output of strace. Pure. */

/**
 * Every system call that changes the contents of a disk or flushes them. `?` = not on every processor. Not pwritev2: see
 * wake-ups.c.
 */
export const writingCalls = [
  ...['?open', '?creat', 'openat', '?openat2'],
  ...['write', 'writev', 'pwrite64', 'pwritev', 'copy_file_range', 'sendfile', 'ftruncate'],
  ...['fsync', 'fdatasync', '?sync_file_range', 'syncfs'],
  ...['?rename', 'renameat', 'renameat2', '?link', 'linkat', '?symlink', 'symlinkat'],
  ...['?mkdir', 'mkdirat', '?unlink', 'unlinkat', '?rmdir'],
] as const

export type Call = {
  pid: string
  name: string
  /** How many calls of this name the thread had made, this one included: what `when=` counts. */
  nth: number
  /** Absolute paths that the call names, or that its file descriptors refer to. */
  paths: string[]
  /** An open that may change the file. */
  opensForWriting: boolean
  /** The descriptor that an open returned. */
  descriptor: string | null
  failed: boolean
  injected: boolean
}

const opens = new Set(['open', 'openat', 'openat2', 'creat'])
const flushes = new Set(['fsync', 'fdatasync'])

export const isFlush = ({ name }: Pick<Call, 'name'>): boolean => flushes.has(name)
export const isRename = ({ name }: Pick<Call, 'name'>): boolean => name.startsWith('rename')
export const isLink = ({ name }: Pick<Call, 'name'>): boolean => name === 'link' || name === 'linkat'

/** The calls of a trace made with `strace -y -s 0`, in order. `cwd` = base of relative paths until a call names its own. */
export function parseTrace(text: string, cwd: string): Call[] {
  const calls: Call[] = []
  const counts = new Map<string, number>()
  const folders = new Map<string, string>()
  const unfinished = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [, pid = '', rest = ''] = /^(?:(\d+)\s+)?(.*)$/.exec(line) ?? []
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1]
    if (rest.endsWith('<unfinished ...>')) {
      unfinished.set(pid, rest.slice(0, -'<unfinished ...>'.length))
      continue
    }
    const whole = resumed === undefined ? rest : `${unfinished.get(pid) ?? ''}${resumed}`
    const [, name, parameters = '', result = ''] = /^(\w+)\((.*)\)\s+= (.*)$/.exec(whole) ?? []
    if (name === undefined) continue
    const key = `${pid} ${name}`
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    const here = /AT_FDCWD<([^>]*)>/.exec(parameters)?.[1]
    if (here !== undefined) folders.set(pid, here)
    calls.push({
      pid,
      name,
      nth,
      paths: pathsOf(parameters, folders.get(pid) ?? cwd),
      opensForWriting: name === 'creat' || (opens.has(name) && /O_WRONLY|O_RDWR|O_CREAT/.test(parameters)),
      descriptor: opens.has(name) ? (/^(\d+)/.exec(result)?.[1] ?? null) : null,
      failed: result.startsWith('-1'),
      injected: result.endsWith('(INJECTED)'),
    })
  }
  return calls
}

/** A path is relative to the folder descriptor before it; a descriptor without a path after it refers to itself. */
function pathsOf(parameters: string, cwd: string): string[] {
  const found: string[] = []
  let folder: string | null = null
  const flush = () => {
    if (folder !== null) found.push(folder)
    folder = null
  }
  for (const [, descriptor, name] of parameters.matchAll(
    /(?:AT_FDCWD|\b\d+)<([^>]*)>|"((?:[^"\\]|\\.)*)"/g,
  )) {
    if (descriptor !== undefined) {
      flush()
      folder = descriptor
    } else if (name !== undefined) {
      found.push(path.resolve(folder ?? cwd, name))
      folder = null
    }
  }
  flush()
  return found
}

/** The calls that write below one of the folders. Opening to read counts only if the file is flushed afterwards. */
export function writesBelow(calls: readonly Call[], roots: readonly string[]): Call[] {
  const isBelow = (name: string) => roots.some((root) => name === root || name.startsWith(`${root}/`))
  return calls.filter((call, at) => {
    if (!call.paths.some(isBelow)) return false
    if (call.injected) return true
    if (!opens.has(call.name) || call.opensForWriting) return true
    const { descriptor, pid } = call
    if (descriptor === null) return false
    const rest = calls.slice(at + 1).filter((other) => other.pid === pid)
    const reused = rest.findIndex((other) => other.descriptor === descriptor)
    const use = reused < 0 ? rest : rest.slice(0, reused)
    return use.some((other) => isFlush(other) && other.paths.join() === call.paths.join())
  })
}

/** A call's paths without random and counted parts, so that the same call of another run has the same shape. */
export function shapeOf({ paths }: Pick<Call, 'paths'>, roots: Readonly<Record<string, string>>): string {
  return paths
    .map((name) => {
      const [label, root] =
        Object.entries(roots).find(([, at]) => name === at || name.startsWith(`${at}/`)) ?? []
      const below = root === undefined ? name : `${label}${name.slice(root.length)}`
      return below
        .replace(/\/objects\/[0-9a-f]{2}(?=\/|$)/g, '/objects/*')
        .replace(/(tmp_(?:obj|idx|pack|rev|mtimes)|pack|rev|multi-pack-index)[_-]\w{6}$/g, '$1_*')
        .replace(/\/\.git\/t\w{6}$/, '/.git/t*')
        .replace(/[\w-]{40,}/g, '*')
        .replace(/\b[0-9a-z]{26}\b/g, '*')
        .replace(/[0-9a-f]{8,}/g, '*')
        .replace(/\d+/g, '#')
    })
    .join(' ')
}
