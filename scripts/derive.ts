// The build's last step: computes files from the project itself and writes them into dist.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import * as z from 'zod'
import { createGit } from '#server/content/git/git.ts'
import { productVersion } from './product-version.ts'
import { root } from './setup.mjs'
import { writeSocialCards } from './social-cards/write-cards.ts'

await writeIcons()
await writeBuild()
await writeSocialCards(siteName(), {
  drawingFonts: path.join(root, 'node_modules/.cache/ponte-drawing-fonts'),
  stock: path.join(root, 'dist/server/cards'),
  client: path.join(root, 'dist/client'),
})

/** Makes the home-screen icons from one drawing. The maskable one leaves room for the mask's round corners. */
async function writeIcons(): Promise<void> {
  const drawing = readFileSync(path.join(root, 'public/icon.svg'))
  const client = path.join(root, 'dist/client')
  const paper = '#FBF7F0'
  const write = async (name: string, size: number, inner: number) => {
    const margin = Math.round((size - inner) / 2)
    const picture = await sharp(drawing, { density: 1_200 }).resize(inner, inner).png().toBuffer()
    const canvas = sharp({ create: { width: size, height: size, channels: 4, background: paper } })
    await canvas
      .composite([{ input: picture, left: margin, top: margin }])
      .png({ compressionLevel: 9 })
      .toFile(path.join(client, name))
  }
  await write('icon-192.png', 192, 152)
  await write('icon-512.png', 512, 408)
  await write('icon-maskable-512.png', 512, 300)
  await write('apple-touch-icon.png', 180, 140)
}

/** The site's name in the project's own content. If the site is renamed, the server draws its own cards. */
function siteName(): string {
  const text = readFileSync(path.join(root, 'content/site.yaml'), 'utf8')
  return z.object({ name: z.string() }).parse(parse(text)).name
}

/** Records the version, and the commit if there are no uncommitted changes. */
async function writeBuild(): Promise<void> {
  const head = await ask('rev-parse', 'HEAD')
  const commit = head && !(await ask('status', '--porcelain')) ? head : null
  const build = { version: await productVersion(), commit }
  writeFileSync(path.join(root, 'dist/server/build.json'), `${JSON.stringify(build, null, 2)}\n`)
}

/** Git's output for this project; empty without git or a repository. */
async function ask(...parameters: string[]): Promise<string> {
  const git = createGit({ cwd: root, trust: root })
  return git(parameters).then(
    ({ stdout }) => stdout.toString().trim(),
    () => '',
  )
}
