import { lstat, readdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import type { Config } from '../../config.ts'
import { hasCode } from '../../files.ts'
import { checkContent, reviewContent } from '../doctor/content.ts'
import { codeOf, type Finding, fault, ok, warning } from '../doctor/finding.ts'
import { checkSecret, listed } from '../doctor/folders.ts'
import { checkFormat } from '../doctor/format.ts'
import { checkLeads, checkStaff } from '../doctor/leads.ts'
import { type BuildState, checkPrograms } from '../doctor/programs.ts'
import { offsiteHindrances } from '../offsite/prerequisites.ts'
import { firstStartWrites } from './first-start.ts'
import { differencesBetween, type Readings, readingsOf, readingsSchema } from './readings.ts'
import { checkSettings } from './settings.ts'
import { checkStateFiles } from './state-files.ts'

/** A build takes 12 MB beside an earlier one, and some more while it is made. The packages are there: this runs. */
const buildBytes = 100_000_000
/** With less, website briefs are refused (leads/onboarding-routes.ts). */
const leastBytes = 2 * uploadLimits.totalBytes
/** Findings of the doctor that a new version cannot change, and does not wait for. */
const ofOperation = /^(?:leads-held|leads-(?:mail|drive)(?:-waiting)?|figures|history-aside)$/

type UpgradeOptions = {
  env: Readonly<Record<string, string | undefined>>
  /** The file that the server reads its variables from; may be missing. */
  envFile: string
  build: BuildState
  /** Of this version. */
  version: string
  programFolder: string
}

const reportSchema = z.object({
  version: z.string(),
  /** Whether the server of this version can be started now on these folders. */
  possible: z.boolean(),
  findings: z.array(
    z.object({
      id: z.string(),
      state: z.enum(['ok', 'warning', 'fault']),
      text: z.string(),
      remedy: z.string().optional(),
    }),
  ),
  /** What its first start writes by itself. */
  writes: z.array(z.string()),
  /** For a comparison with another version; empty when the content cannot be read. */
  readings: readingsSchema.default({}),
})
export type UpgradeReport = z.infer<typeof reportSchema>

/**
 * The report that another version has printed, with what it reads differently from this version. Null when it is none.
 * Fields that this version does not know are ignored.
 */
export async function readOtherReport(
  text: string,
  contentDir: string | null,
): Promise<UpgradeReport | null> {
  const { data: report } = reportSchema.safeParse(parseOrNull(text))
  if (!report || contentDir === null) return report ?? null
  const own = await readingsOf(contentDir).catch((): Readings => ({}))
  const different = differencesBetween(own, report.readings)
  if (different.length === 0) return report
  const finding = warning(
    'content-differs',
    `Version ${report.version} reads ${different.length} content files differently from the version asking: ${listed(different)}`,
    'Look at these pages after the change of version.',
  )
  return { ...report, findings: [...report.findings, finding] }
}

/**
 * Reads configuration, content and data with this version, changes nothing, and says what an upgrade to it would meet (or
 * a step back, where this is the older one). May be called beside a running server of another version. A part that
 * cannot be looked at is a fault, and does not keep the others from being seen.
 */
export async function checkUpgrade(options: UpgradeOptions): Promise<UpgradeReport> {
  const { env, envFile, build, version, programFolder } = options
  const programs = await part('programs', () => checkPrograms({ build, cwd: programFolder }))
  const { config, findings: settings } = await checkSettings(env, envFile)
  const findings = [...programs, ...settings]
  let writes: string[] = []
  let readings: Readings = {}
  if (config) {
    // What keeps it from being read is among the findings
    readings = await readingsOf(config.contentDir).catch((): Readings => ({}))
    findings.push(...(await checkData(config, { programFolder, build })))
    writes = await firstStartWrites(config, programFolder).catch((error: unknown) => {
      findings.push(cannotLook('first-start', error))
      return []
    })
  }
  return { version, possible: !findings.some(({ state }) => state === 'fault'), findings, writes, readings }
}

type Program = Pick<UpgradeOptions, 'programFolder' | 'build'>

async function checkData(config: Config, program: Program): Promise<Finding[]> {
  const parts = await Promise.all([
    part('offsite', () => checkOffsite(config)),
    part('format', async () => [await checkFormat(config.dataDir)]),
    part('content', async () => (await checkContent(config.contentDir)).findings),
    part('readers', () => checkReaders(config)),
    part('leads', async () => (await checkLeads(config, { running: true })).findings),
    part('staff', async () => [await checkStaff(config), await checkSecret(config)]),
    part('state', () => checkStateFiles(config)),
    part('disk', () => checkDisk(config, program)),
  ])
  return parts.flat().filter(({ id }) => !ofOperation.test(id))
}

async function checkOffsite(config: Config): Promise<Finding[]> {
  if (config.offsite === null) return []
  const hindrances = await offsiteHindrances(config)
  return hindrances.length === 0
    ? [ok('offsite', 'All that the off-site copy needs is there.')]
    : hindrances.map((text) => fault('offsite', text, 'Without it the server does not start.'))
}

/** Published posts that this version would refuse to save as they are: they stay up. */
async function checkReaders({ contentDir, publicObjectsDir, publicUrl }: Config): Promise<Finding[]> {
  if (!(await isThere(contentDir))) return []
  const { unfit } = await reviewContent(contentDir, {
    publicObjectsDir,
    ...(publicUrl !== null && { origin: publicUrl }),
  })
  return unfit.map(({ file, field, message }) =>
    warning('posts-unfit', `${file}: ${field} ${message}`, 'Mend it with the next save; the post stays up.'),
  )
}

async function checkDisk(
  { contentDir, dataDir, publicObjectsDir }: Config,
  { programFolder, build }: Program,
): Promise<Finding[]> {
  const isBuilt = build === 'fresh' || build === 'unknown'
  const [program, data] = [await freeAt(programFolder), await freeAt(dataDir)]
  const sizes = await Promise.all([contentDir, dataDir, publicObjectsDir].map(sizeOf))
  const [content = 0, own = 0, objects = 0] = sizes
  const inside = publicObjectsDir.startsWith(`${dataDir}${path.sep}`) ? 0 : objects
  const backup = `A backup takes up to ${gigabytes(content + own + inside)}.`
  return [
    !isBuilt && program < buildBytes
      ? fault(
          'disk-program',
          `${gigabytes(program)} are free on the disk of ${programFolder}; a build takes up to ${gigabytes(buildBytes)}.`,
          'Make room on the disk.',
        )
      : ok('disk-program', `${gigabytes(program)} are free on the disk of ${programFolder}.`),
    data < leastBytes
      ? fault(
          'disk-data',
          `${gigabytes(data)} are free on the disk of ${dataDir}. ${backup}`,
          'Make room on the disk.',
        )
      : ok('disk-data', `${gigabytes(data)} are free on the disk of ${dataDir}. ${backup}`),
  ]
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(bytes < 1e8 ? 3 : 1)} GB`

async function freeAt(folder: string): Promise<number> {
  if (!(await isThere(folder)) && folder !== path.dirname(folder)) return freeAt(path.dirname(folder))
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Bytes of all files below. Links are not followed; what is removed meanwhile counts nothing. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(emptyWhenGone)) {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) bytes += await sizeOf(name)
    else bytes += (await lstat(name).catch(() => null))?.size ?? 0
  }
  return bytes
}

function emptyWhenGone(error: unknown): [] {
  if (hasCode(error, 'ENOENT')) return []
  throw error
}

const isThere = async (file: string): Promise<boolean> => (await lstat(file).catch(() => null)) !== null

const cannotLook = (id: string, error: unknown): Finding =>
  fault(id, `This could not be looked at (${codeOf(error)}).`, 'Run this as the user who runs the server.')

async function part(id: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [cannotLook(id, error)]
  }
}
