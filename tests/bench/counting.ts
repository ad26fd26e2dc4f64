import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { load } from './load.ts'
import { median, row } from './table.ts'

const rounds = 9
const browser = {
  'accept-encoding': 'br',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
}

/** A cached page with and without counting, as a browser asks for it after a link on another site; two servers in turn. */
export async function counting(): Promise<void> {
  const states = ['on', 'off'] as const
  const sites = await Promise.all(
    states.map(async (state) => {
      const folders = await makeFolders()
      const env = { COUNT_VISITS: state, EDGE_THREADS: '1' }
      const server = await startServer({ folders, env })
      return { folders, server, url: `${server.origin.replace('localhost', '127.0.0.1')}/about` }
    }),
  )
  try {
    for (const referer of ['https://www.google.com/', '']) {
      const headers = referer === '' ? browser : { ...browser, referer }
      for (const { url } of sites) await load({ url, headers }, 2)
      const ratios: number[] = []
      let perSecond = 0
      for (let round = 0; round < rounds; round += 1) {
        const turn = round % 2 === 0 ? sites : [...sites].reverse()
        const found = new Map<string, number>()
        for (const { url } of turn) found.set(url, (await load({ url, headers }, 2))?.perSecond ?? 0)
        const [on = 0, off = 1] = sites.map(({ url }) => found.get(url) ?? 0)
        ratios.push(on / off)
        perSecond = off
      }
      const ratio = median(ratios)
      const what = `cached page while visits are counted${referer === '' ? '' : ', from another site'}`
      row(what, `${ratio.toFixed(3)} × of ${Math.round(perSecond)} a second`, '≥ 0.97 ×', ratio >= 0.97)
    }
  } finally {
    for (const { server, folders } of sites) {
      await server.stop()
      await folders.remove()
    }
  }
}
