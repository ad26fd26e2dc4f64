import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { ImageExtension } from '#domain/media/media.schema.ts'
import type { CardMaterial } from '../cards/draw.tsx'
import type { Copy } from './image.ts'
import type { OpenedImage, RefusedImage, Request, Response, Result } from './messages.ts'

type ImageProcessOptions = {
  program: string
  /** How long the process waits for more work before it exits. Milliseconds. */
  idleMs?: number
  /** How long one task may take before the process is killed. Milliseconds. */
  mostMs?: number
}

type Running = { child: ChildProcess; asked: Map<number, Asked> }
type Asked = { resolve: (result: Result) => void; reject: (error: Error) => void }
type Work = Request extends infer One ? (One extends Request ? Omit<One, 'number'> : never) : never

export type ImageProcess = ReturnType<typeof createImageProcess>

/** Visitors' requests come first, on any number of processors. */
const lowPriority = 10

/**
 * Decodes and encodes images in a process of its own (ADR-0024). It starts with the first task and ends when
 * there are no more: its memory is returned to the system, and a picture that crashes the decoder does not
 * end the server. When the process fails, its tasks are rejected and the next task starts another process.
 */
export function createImageProcess({ program, idleMs = 5_000, mostMs = 180_000 }: ImageProcessOptions) {
  let running: Running | null = null
  let count = 0
  let idle: NodeJS.Timeout | undefined

  function start(): Running {
    const { PATH, TMPDIR, NODE_ENV } = process.env
    const child = fork(program, [], {
      // Passes buffers as buffers
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }), ...(NODE_ENV && { NODE_ENV }) },
    })
    const started: Running = { child, asked: new Map() }
    const failed = (reason: string) => {
      if (running === started) running = null
      for (const { reject } of started.asked.values()) reject(new Error(`The image process ${reason}`))
      started.asked.clear()
    }
    child.on('error', (error) => failed(`cannot be reached: ${error.message}`))
    child.once('exit', (code, signal) => failed(`ended with ${signal ?? code}`))
    child.on('message', (response: Response) => {
      const one = started.asked.get(response.number)
      started.asked.delete(response.number)
      if ('failed' in response) one?.reject(new Error(response.failed))
      else one?.resolve(response.result)
    })
    if (child.pid !== undefined) {
      try {
        setPriority(child.pid, lowPriority)
      } catch {
        // A system without priorities
      }
    }
    return started
  }

  function end(): void {
    clearTimeout(idle)
    running?.child.kill('SIGKILL')
    running = null
  }

  async function ask(work: Work): Promise<{ number: number; result: Result }> {
    clearTimeout(idle)
    running ??= start()
    const { child, asked } = running
    count += 1
    const number = count
    const limit = setTimeout(end, mostMs)
    child.ref()
    child.channel?.ref()
    try {
      const result = await new Promise<Result>((resolve, reject) => {
        asked.set(number, { resolve, reject })
        child.send({ ...work, number } satisfies Request)
      })
      return { number, result }
    } finally {
      clearTimeout(limit)
      if (asked.size === 0) {
        // An idle image process must not keep this process from ending
        child.unref()
        child.channel?.unref()
        clearTimeout(idle)
        idle = setTimeout(end, idleMs).unref()
      }
    }
  }

  async function* copiesOf(image: number): AsyncGenerator<Copy> {
    for (;;) {
      const { result } = await ask({ do: 'copy', image })
      if (!result) return
      yield result as Copy
    }
  }

  return {
    /**
     * Decodes an image, or says why the bytes are not an acceptable one. `encodeAs`: also re-encodes it, as
     * pixels only. `quick`: encodes in less time, to more bytes. The copies are made one by one as they are
     * read; read them before another image is opened.
     */
    async open(
      bytes: Buffer,
      {
        opaque,
        encodeAs,
        quick = false,
      }: { opaque: boolean; encodeAs: ImageExtension | null; quick?: boolean },
    ): Promise<(OpenedImage & { copies: AsyncGenerator<Copy> }) | RefusedImage> {
      const { number, result } = await ask({ do: 'open', bytes, opaque, encodeAs, quick })
      const opened = result as OpenedImage | RefusedImage
      return opened.ok ? { ...opened, copies: copiesOf(number) } : opened
    },
    async drawCard(material: CardMaterial): Promise<Buffer> {
      return (await ask({ do: 'card', ...material })).result as Buffer
    },
    close: end,
  }
}
