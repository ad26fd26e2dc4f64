import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

export type FlushRecorder = {
  /** Whether a file was flushed, or a folder since its entries last changed. */
  isFlushed(name: string): boolean
  stop(): void
}

/**
 * Records what this process flushes through Node's own file functions, including under later names. What other programs
 * write or flush is not seen. Everything that uses `node:fs/promises` is affected until `stop`.
 */
export function recordFlushes(): FlushRecorder {
  const flushed = new Set<string>()
  const original = { ...promises }
  const replace = (name: string, value: unknown): void => {
    Reflect.set(promises, name, value)
  }
  const changed = (name: unknown): void => {
    flushed.delete(path.dirname(String(name)))
  }
  replace('open', async (name: string, ...rest: []) => {
    const before = await original.stat(name).catch(() => null)
    const handle: FileHandle = await original.open(name, ...rest)
    if (before === null) changed(name)
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      await sync()
      flushed.add(path.resolve(name))
    }
    return handle
  })
  replace('rename', async (from: string, to: string) => {
    await original.rename(from, to)
    for (const name of [...flushed]) {
      if (name !== from && !name.startsWith(`${from}${path.sep}`)) continue
      flushed.delete(name)
      flushed.add(to + name.slice(from.length))
    }
    changed(to)
  })
  replace('link', async (from: string, to: string) => {
    await original.link(from, to)
    if (flushed.has(path.resolve(from))) flushed.add(path.resolve(to))
    changed(to)
  })
  replace('mkdir', async (folder: string, ...rest: []) => {
    const made = await original.mkdir(folder, ...rest)
    changed(folder)
    return made
  })
  syncBuiltinESMExports()
  return {
    isFlushed: (name) => flushed.has(path.resolve(name)),
    stop() {
      for (const step of ['open', 'rename', 'mkdir', 'link'] as const) replace(step, original[step])
      syncBuiltinESMExports()
    },
  }
}

export async function allBelow(folder: string): Promise<string[]> {
  const entries = await promises.readdir(folder, { recursive: true })
  return [folder, ...entries.map((name) => path.join(folder, name))]
}
