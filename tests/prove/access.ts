import { reportAndErase } from '#tests/helpers/people.ts'
import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'

/** Each erasure is compared with all that is left: four sites take a minute, one with all of them ten. */
const [sites, people] = [4, 50]

export const sabotages: readonly Sabotage[] = [
  {
    name: 'the report finds leads by the address as it was typed',
    file: 'server/leads/retention/erasure.ts',
    find: 'const { found, damaged } = await leadsOf(address)\n      const ids',
    replace:
      'const { found: any, damaged } = await leadsOf(address)\n      const found = any.filter(({ lead }) => addressOf(lead) === address)\n      const ids',
  },
  {
    name: 'the erasure forgets unfinished forms',
    file: 'server/leads/store/local-copies.ts',
    find: 'for (const { at, place } of copies) {',
    replace: "for (const { at, place } of copies.filter((copy) => copy.place !== 'pendingUploads')) {",
  },
]

/** What the access reports of random people list is what their erasures remove, to the file (R262). */
export async function proveAccess(): Promise<boolean> {
  let held = true
  for (let at = 1; at <= sites; at += 1)
    held = (await report(`site ${at}, ${people} people`, { sound: true, count: people })) && held
  for (const sabotage of sabotages) {
    const build = await brokenBuild(sabotage)
    try {
      held =
        (await report(`broken: ${sabotage.name}`, { sound: false, count: 30, program: build.program })) &&
        held
    } finally {
      await build.remove()
    }
  }
  return held
}

async function report(
  name: string,
  { sound, count, program }: { sound: boolean; count: number; program?: string },
): Promise<boolean> {
  const folders = await makeFolders()
  const env = { LEADS_PER_MINUTE: '0' }
  const server = await startServer({ folders, env, watch: () => undefined, ...(program && { program }) })
  try {
    const seed = Number(process.env.ACCESS_SEED ?? Date.now() % 1_000_000)
    const { leads, files, faults } = await reportAndErase({
      ...{ server, dataDir: folders.dataDir, people: count, seed },
    })
    const right = sound === (faults.length === 0)
    console.log(
      `  ${right ? 'ok  ' : 'FAIL'} ${name}: ${leads} leads, ${files} files, ${faults.length} differences (seed ${seed})`,
    )
    for (const fault of right ? [] : faults.slice(0, 10)) console.log(`         ${fault}`)
    return right
  } finally {
    await server.stop()
    await folders.remove()
  }
}
