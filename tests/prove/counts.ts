import { setTimeout as sleep } from 'node:timers/promises'
import { holdSocket } from '#tests/helpers/held-socket.ts'
import {
  countedRows,
  countsOf,
  visitedServer as env,
  nothingExpected,
  sorted,
  visit,
} from '#tests/helpers/scripted-visits.ts'
import { makeFolders, signIn, startServer } from '#tests/helpers/server.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'

const restarts = 3

export const sabotage: Sabotage = {
  name: 'the last counts are not written at the end',
  file: 'server/composition.ts',
  find: '      await counts.close()\n',
  replace: '',
}

/** Visits go on while the server restarts with its socket held outside: every view is counted, once (R271). */
export async function proveCounts(): Promise<boolean> {
  const held = await report('counts over restarts', true)
  const build = await brokenBuild(sabotage)
  try {
    return (await report(`broken: ${sabotage.name}`, false, build.program)) && held
  } finally {
    await build.remove()
  }
}

async function report(name: string, sound: boolean, program?: string): Promise<boolean> {
  const { wanted, found } = await overRestarts(program)
  const right = sound === (JSON.stringify(wanted) === JSON.stringify(found))
  const sum = (counts: [string, number][]) => counts.reduce((all, [, count]) => all + count, 0)
  console.log(
    `  ${right ? 'ok  ' : 'FAIL'} ${name}: ${restarts} restarts, ${sum(wanted)} views and sources, ${sum(found)} counted`,
  )
  return right
}

async function overRestarts(program: string | undefined) {
  const folders = await makeFolders()
  const socket = holdSocket()
  const expected = nothingExpected()
  const start = () =>
    startServer({ folders, env, socket: socket.fd, watch: () => undefined, ...(program && { program }) })
  let server = await start()
  try {
    const { origin } = server
    const cookie = await signIn(origin)
    let isOver = false
    const visits = (async () => {
      for (; !isOver; await sleep(10)) await visit({ origin, cookie, expected }, 4)
    })()
    for (let at = 0; at < restarts; at += 1) {
      await server.stop()
      server = await start()
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
    await server.stop()
    socket.close()
    await folders.remove()
  }
}
