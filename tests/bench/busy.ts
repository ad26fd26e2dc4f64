import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { postBody } from '#tests/helpers/post-body.ts'
import {
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
  uploadPicture,
} from '#tests/helpers/server.ts'
import { load } from './load.ts'
import { median, row, times } from './table.ts'

const page = '/about'
const seconds = 4
const rounds = 5
const headers = { 'accept-encoding': 'br' }

const p99Of = async ({ origin }: RunningServer): Promise<number> =>
  (await load({ url: origin.replace('localhost', '127.0.0.1') + page, headers }, seconds))?.p99 ?? Number.NaN

/** Times of a cached page while staff save and upload, and just after a start, relative to the same server when idle. */
export async function whileBusy(server: RunningServer): Promise<void> {
  const cookie = await signIn(server.origin)
  const photograph = await sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#875',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  async function save(index: number): Promise<void> {
    const body = postBody(`Saved under load ${index}`)
    const { status } = await send('POST', `${server.origin}/api/blog/posts`, { cookie, body })
    if (status !== 201) throw new Error(`A save answered ${status}`)
  }
  const upload = async (): Promise<void> => {
    await uploadPicture(server.origin, cookie, photograph, 'a.jpg')
  }
  const quiet: number[] = []
  const busy: number[] = []
  const started: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await p99Of(server))
    const measured = p99Of(server)
    const work: Promise<void>[] = []
    for (let index = 0; index < 20; index += 1) {
      work.push(save(round * 20 + index))
      if (index % 4 === 0) work.push(upload())
      await sleep(150)
    }
    busy.push(await measured)
    await Promise.all(work)
    const folders = await makeFolders()
    const fresh = await startServer({ folders, isMeasured: true })
    started.push(await p99Of(fresh))
    await fresh.stop()
    await folders.remove()
  }
  const rest = median(quiet)
  const against = (what: string, values: readonly number[]) => {
    const ratio = median(values) / rest
    row(what, `${times(ratio)} of ${rest.toFixed(1)} ms`, '≤ 3 ×', ratio <= 3)
  }
  against('p99 of a cached page during 20 saves and 5 photographs', busy)
  against('p99 of a cached page in the first 4 s after a start', started)
}
