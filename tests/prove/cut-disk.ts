import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export const fileSystems = ['ext4', 'xfs'] as const
export type FileSystem = (typeof fileSystems)[number]

/** XFS needs at least 300 MB. */
const megabytes = 400

export type CutDisk = {
  folder: string
  /** From now on nothing reaches the disk: all that was not flushed is lost, journal entries included. */
  cut(): Promise<unknown>
  /** Unmounts and mounts it again, which replays the journal. */
  mountAgain(): Promise<void>
  remove(): Promise<void>
}

// Linux: FS_IOC_SHUTDOWN with FS_SHUTDOWN_FLAGS_NOLOGFLUSH; Node has no ioctl
const shutDown =
  'open(F, "<", $ARGV[0]) or die $!; my $flags = pack("L", 2); ioctl(F, 0x8004587D, $flags) or die $!'

/** Why no file system can be mounted here; null when one can. */
export function hindrance(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'it needs root, to mount file systems'
  if (!existsSync('/dev/loop-control')) return 'there are no loop devices'
  for (const program of ['mkfs.ext4', 'mkfs.xfs', 'mount', 'perl']) {
    try {
      execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    } catch {
      return `${program} is not installed`
    }
  }
  return null
}

/** A file system in an image file, with a simulated power cut. */
export async function makeCutDisk(kind: FileSystem): Promise<CutDisk> {
  const base = await mkdtemp(path.join(tmpdir(), `ponte-${kind}-`))
  const image = path.join(base, 'disk')
  const folder = path.join(base, 'mounted')
  await mkdir(folder)
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] })
  const mount = () => run('mount', '-o', 'loop', image, folder)
  run('truncate', '-s', `${megabytes}M`, image)
  run(`mkfs.${kind}`, '-q', image)
  mount()

  async function unmount(): Promise<void> {
    // A git process of the server may still keep it busy for a moment
    for (let tries = 0; ; tries += 1) {
      try {
        run('umount', folder)
        return
      } catch (error) {
        if (tries === 1_200) throw error
        await sleep(50)
      }
    }
  }

  return {
    folder,
    // In another process, so that everything under way here goes on until the cut
    cut: () => promisify(execFile)('perl', ['-e', shutDown, folder]),
    async mountAgain() {
      await unmount()
      mount()
    },
    async remove() {
      await unmount()
      await rm(base, { recursive: true, force: true })
    },
  }
}
