import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPonte } from '#tests/helpers/ponte.ts'
import {
  countedRows,
  countsOf,
  visitedServer as env,
  nothingExpected,
  sorted,
  visit,
} from '#tests/helpers/scripted-visits.ts'
import { makeFolders, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'

const handOvers = 3

export const sabotage: Sabotage = {
  name: 'the last counts are not written at the end',
  file: 'server/composition.ts',
  find: '      await counts.close()\n',
  replace: '',
}

/** Visits go on while `ponte reload` hands over: every view is counted, once (R271). */
export async function proveCounts(): Promise<boolean> {
  const held = await report('counts over hand-overs', true)
  const build = await brokenBuild(sabotage)
  try {
    return (await report(`broken: ${sabotage.name}`, false, build.program)) && held
  } finally {
    await build.remove()
  }
}

async function report(name: string, sound: boolean, program?: string): Promise<boolean> {
  const { wanted, found } = await overHandOvers(program)
  const right = sound === (JSON.stringify(wanted) === JSON.stringify(found))
  const sum = (counts: [string, number][]) => counts.reduce((all, [, count]) => all + count, 0)
  console.log(
    `  ${right ? 'ok  ' : 'FAIL'} ${name}: ${handOvers} hand-overs, ${sum(wanted)} views and sources, ${sum(found)} counted`,
  )
  return right
}

async function overHandOvers(program: string | undefined) {
  const folders = await makeFolders()
  const ownerOf = async (): Promise<number> =>
    JSON.parse(await readFile(path.join(folders.dataDir, 'server.lock'), 'utf8')).pid
  const expected = nothingExpected()
  try {
    const options = { folders, env, watch: () => undefined, ...(program && { program }) }
    const { origin } = await startServer(options)
    const cookie = await signIn(origin)
    let isOver = false
    const visits = (async () => {
      for (; !isOver; await sleep(10)) await visit({ origin, cookie, expected }, 4)
    })()
    for (let at = 0; at < handOvers; at += 1) {
      const { status, stderr } = await startPonte(['reload'], {
        env: { CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir },
        cwd: folders.base,
      })
      if (status !== 0) throw new Error(`ponte reload ended with ${status}: ${stderr}`)
      await sleep(300)
    }
    isOver = true
    await visits
    const rows = await countedRows(origin, cookie)
    return {
      wanted: [...sorted(expected.pages), ...sorted(expected.referrers)],
      found: [...sorted(countsOf(rows, 'views of a page')), ...sorted(countsOf(rows, 'views from a site'))],
    }
  } finally {
    const pid = await ownerOf().catch(() => null)
    if (pid !== null) {
      process.kill(pid, 'SIGTERM')
      await waitFor('the end of the server', async () =>
        (await ownerOf().catch(() => null)) === pid ? null : true,
      )
    }
    await folders.remove()
  }
}
