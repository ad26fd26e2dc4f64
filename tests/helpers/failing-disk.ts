import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Writing functions: each call is a step at which the disk can fail. */
const steps = ['mkdir', 'rename', 'link', 'unlink'] as const
const handleSteps = ['writeFile', 'appendFile', 'sync'] as const

type Step = (...parameters: unknown[]) => Promise<unknown>

export type Fault = {
  code: 'EFBIG' | 'EIO' | 'ENOSPC' | 'EROFS' | 'EMFILE'
  /** Whether removing a file counts as a step. */
  unlinks?: boolean
}

export type FailingDisk = {
  /** The step at which it failed; null until it has. */
  failedAt(): string | null
  mend(): void
}

/**
 * Makes Node's own file functions fail once: at the `nth` writing step whose path begins with `folder`, counted from 1.
 * Everything in this process that uses `node:fs/promises` is affected until `mend`.
 */
export function failDisk(folder: string, nth: number, { code, unlinks = false }: Fault): FailingDisk {
  let count = 0
  let failedAt: string | null = null
  const original = { ...promises }
  const countStep = (step: string, target: unknown): void => {
    if (!String(target).startsWith(folder)) return
    count += 1
    if (count !== nth) return
    failedAt = `${step} ${String(target).slice(folder.length)}`
    throw Object.assign(new Error(`${code}: ${step} failed on purpose`), { code })
  }
  const replace = (name: string, value: unknown): void => {
    Reflect.set(promises, name, value)
  }
  for (const step of steps) {
    const real = Reflect.get(original, step) as Step
    replace(step, async (...parameters: unknown[]) => {
      // The path written is the new name
      const target = parameters[step === 'mkdir' || step === 'unlink' ? 0 : 1]
      if (step !== 'unlink' || unlinks) countStep(step, target)
      return real(...parameters)
    })
  }
  replace('open', async (file: string, flags = 'r', ...rest: []) => {
    const writes = flags !== 'r'
    if (writes) countStep(`open ${flags}`, file)
    const handle: FileHandle = await original.open(file, flags, ...rest)
    for (const step of handleSteps) {
      const real = Reflect.get(handle, step).bind(handle) as Step
      Reflect.set(handle, step, async (...parameters: unknown[]) => {
        countStep(step, file)
        return real(...parameters)
      })
    }
    return handle
  })
  syncBuiltinESMExports()
  return {
    failedAt: () => failedAt,
    mend() {
      for (const step of [...steps, 'open'] as const) replace(step, Reflect.get(original, step))
      syncBuiltinESMExports()
    },
  }
}
