import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { makeFolders, type RunningServer, send, signIn, startServer } from '#tests/helpers/server.ts'
import { postBody } from '#tests/prove/saves.ts'
import { load } from './load.ts'
import { inMegabytes, median, ms, row, times } from './table.ts'

const starts = 5
const coldSeconds = 4
const about = { headers: { 'accept-encoding': 'br' } }
const addressOf = ({ origin }: RunningServer, page = '/about') =>
  `${origin.replace('localhost', '127.0.0.1')}${page}`

/** A cached page in the first seconds after the server says that it is ready, against later. */
export async function afterStart(): Promise<void> {
  const ratios: number[] = []
  const cold: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const folders = await makeFolders()
    const server = await startServer({ folders })
    try {
      const first = await load({ url: addressOf(server), ...about }, coldSeconds)
      const later = await load({ url: addressOf(server), ...about }, coldSeconds)
      if (!first || !later) return
      cold.push(first.p99)
      ratios.push(first.p99 / later.p99)
    } finally {
      await server.stop()
      await folders.remove()
    }
  }
  const ratio = median(ratios)
  const figure = `${times(ratio)} (${ms(median(cold))})`
  row(`p99 of a cached page in the first ${coldSeconds} s, against later`, figure, '≤ 3 ×', ratio <= 3)
}

/** Pages while staff save 20 times and upload five photographs, against without; and the memory afterwards. */
export async function whileStaffWork(
  server: RunningServer,
  resident: (server: RunningServer) => Promise<number>,
): Promise<void> {
  const cookie = await signIn(server.origin)
  const photo = await photograph()
  await sleep(2_000)
  const before = await resident(server)
  let round = 0
  const against = async (page: string): Promise<number | null> => {
    const url = addressOf(server, page)
    const quiet = await load({ url, ...about }, 6)
    let isOver = false
    const work = async () => {
      round += 1
      const uploads = Array.from({ length: 5 }, () => upload(server, cookie, photo))
      for (let save = 0; save < 20; save += 1) {
        const body = postBody(`Round ${round}, save ${save}`)
        await send('POST', `${server.origin}/api/blog/posts`, { cookie, body })
      }
      await Promise.all(uploads)
      isOver = true
    }
    const [busy] = await Promise.all([load({ url, ...about }, 6), work()])
    if (!quiet || !busy) return null
    if (!isOver) throw new Error('The uploads took longer than the measurement')
    return busy.p99 / quiet.p99
  }
  const pages = [
    { page: '/about', name: 'a cached page' },
    // Each save and upload invalidates it
    { page: '/blog', name: 'the blog list' },
  ]
  for (const { page, name } of pages) {
    const ratios: number[] = []
    while (ratios.length < 5) {
      const ratio = await against(page)
      if (ratio === null) return
      ratios.push(ratio)
    }
    const ratio = median(ratios)
    row(`p99 of ${name} during 20 saves and 5 uploads`, times(ratio), '≤ 2 ×', ratio <= 2)
  }
  await sleep(30_000)
  const grown = (await resident(server)) - before
  const most = 15 * 1_048_576
  row(
    `memory 30 s after ${5 * round} photographs of 12 megapixels`,
    `+ ${inMegabytes(grown)}`,
    '≤ 15 MB',
    grown <= most,
  )
}

async function upload(server: RunningServer, cookie: string, photo: Buffer): Promise<void> {
  const { json } = await send('POST', `${server.origin}/api/blog/image-upload-url`, {
    cookie,
    body: { filename: 'photo.jpg' },
  })
  const body = new Uint8Array(photo)
  const { status } = await fetch(server.origin + json.uploadURL, { method: 'PUT', body, headers: { cookie } })
  if (status !== 200) throw new Error(`An upload answered ${status}`)
}

/** 12 megapixels of soft noise, as large as a camera's file. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4_000, 3_000]
  const noise = Buffer.alloc(width * height * 3)
  let state = 1
  for (let at = 0; at < noise.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    noise[at] = state >> 16
  }
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .blur(1.2)
    .jpeg({ quality: 85 })
    .toBuffer()
}
