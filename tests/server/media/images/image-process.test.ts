import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { cardFonts } from '#scripts/social-cards/fonts.ts'
import { createImageProcess } from '#server/media/images/image-process.ts'
import { isFull } from '#tests/helpers/full.ts'
import { imageProgram } from '#tests/helpers/images.ts'
import { pngOf } from '#tests/helpers/pictures.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

function open(context: TestContext, options: { idleMs?: number; mostMs?: number; program?: string } = {}) {
  const images = createImageProcess({ program: imageProgram, ...options })
  context.after(() => images.close())
  return images
}

const picture = (width = 600, height = 400) => pngOf(width, height, '#b1442e')

/** Ids of the image processes that this process has started. */
const running = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(imageProgram))
    .map((line) => Number.parseInt(line, 10))

const linux = { skip: process.platform !== 'linux' && 'needs /proc' }

const asIs = { opaque: false, encodeAs: null }
const noImage = { ok: false, reason: 'no-image' }

test('a process opens, encodes and resizes images, ends when idle and is restarted for new work', async (context) => {
  const images = open(context, { idleMs: 300 })
  assert.deepEqual(running(), [])
  const opened = await images.open(await picture(), { opaque: false, encodeAs: 'webp' })
  assert.equal(running().length, 1)
  assert.ok(opened.ok)
  assert.deepEqual([opened.width, opened.height, opened.animated], [600, 400, false])
  assert.equal((await sharp(opened.encoded ?? '').metadata()).format, 'webp')
  const copies: string[] = []
  for await (const { width, format, bytes } of opened.copies) {
    assert.equal((await sharp(bytes).metadata()).width, width)
    copies.push(`${width}.${format}`)
  }
  assert.deepEqual(copies, ['480.avif', '480.webp', '600.avif', '600.webp'])
  assert.deepEqual(await images.open(Buffer.from('<svg/>'), asIs), noImage)
  await waitFor('the process has ended', () => running().length === 0)
  assert.ok((await images.open(await picture(), asIs)).ok)
})

test('an SVG given as a picture is never decoded, though drawing cards needs the SVG decoder', async (context) => {
  const images = open(context)
  const material = {
    fonts: await cardFonts(),
    design: {
      ground: 'ground.png',
      words: { left: 72, width: 500, top: 150, bottom: 586, align: 'left' as const },
      ink: '#000000',
      muted: '#000000',
      accent: '#000000',
      arch: { left: 716, top: 76, width: 448, height: 554 },
    },
    ground: await picture(1200, 630),
    words: { name: 'Ponte', heading: 'Perché no?', line: '', label: '' },
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const card = await images.drawCard({ ...material, picture: await picture() })
  assert.equal((await sharp(card).metadata()).format, 'jpeg')
  assert.deepEqual(await images.open(svg, asIs), noImage)
  await assert.rejects(images.drawCard({ ...material, picture: svg }), /cannot be decoded/)
  assert.deepEqual(await images.open(svg, asIs), noImage)
})

test('work that arrives while an idle process is ending is done by a new process', async (context) => {
  const images = open(context, { idleMs: 1 })
  const bytes = await picture(10, 10)
  for (let time = 0; time < (isFull ? 8 : 4); time += 1) {
    assert.ok((await images.open(bytes, asIs)).ok)
    await new Promise((resolve) => setTimeout(resolve, time))
  }
})

test('when the process is killed, its work fails and the next work gets a new process', async (context) => {
  const images = open(context)
  const opened = await images.open(await picture(1_600, 1_600), asIs)
  assert.ok(opened.ok)
  const [pid = 0] = running()
  const copies = opened.copies.next()
  process.kill(pid, 'SIGKILL')
  await assert.rejects(copies, /The image process ended with SIGKILL/)
  assert.ok((await images.open(await picture(), asIs)).ok)
  assert.notEqual(running()[0], pid)
})

test('work that exceeds its time limit is killed', async (context) => {
  const images = open(context, { mostMs: 20 })
  await assert.rejects(
    images.open(await picture(1_600, 1_600), { ...asIs, encodeAs: 'avif' }),
    /ended with SIGKILL/,
  )
})

test('work fails if the image program cannot be started', async (context) => {
  const images = open(context, { program: '/nowhere/images.mjs' })
  await assert.rejects(images.open(await picture(), asIs), /The image process ended with 1/)
})

test('the process has low priority and does not inherit the server’s environment', linux, async (context) => {
  process.env.SESSION_SECRET = 'a secret that only the server has'
  const images = open(context)
  await images.open(await picture(), asIs)
  delete process.env.SESSION_SECRET
  const [pid = 0] = running()
  assert.doesNotMatch(readFileSync(`/proc/${pid}/environ`, 'latin1'), /SESSION_SECRET/)
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  assert.equal(fields[16], '10')
})
