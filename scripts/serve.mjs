// `npm run serve`: the built server. React reads NODE_ENV as it loads, so it is set before anything is imported.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

process.env.NODE_ENV = 'production'
const entry = path.resolve(import.meta.dirname, '../dist/server/index.mjs')
if (!existsSync(entry)) {
  console.error('There is no build yet: run `npm start`, or `npm run build` first.')
  process.exit(1)
}
await import(pathToFileURL(entry).href)
