import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getGlobalContextAsync } from 'vike/server'
import { createAssets } from './http/assets.ts'
import { createHttpServer } from './http/listen.ts'
import { run } from './run.ts'

// The production entry, bundled to dist/server/index.mjs beside Vike's pages. The pages are
// imported explicitly, because Vike's own import is relative to the current folder.
const here = import.meta.dirname
const pages = import(/* @vite-ignore */ pathToFileURL(path.join(here, 'entry.mjs')).href)

const clientFolder = path.resolve(here, '../client')

await run({
  server: createHttpServer(),
  clientFolder,
  assets: createAssets(clientFolder),
  imageProgram: path.join(here, 'images.mjs'),
  pushProgram: path.join(here, 'receive.mjs'),
  defaultContent: path.resolve(here, '../../content'),
  cardsFolder: path.join(here, 'cards'),
  buildFile: path.join(here, 'build.json'),
  ready: pages.then(() => getGlobalContextAsync(true)),
})
