import path from 'node:path'
import { createDevMiddleware } from 'vike/server'
import { createHttpServer } from './http/listen.ts'
import { run } from './run.ts'

// The development entry, run by tsx and never bundled: Vite in middleware mode, its socket on the same port.
const root = path.resolve(import.meta.dirname, '..')
const server = createHttpServer()
const { devMiddleware } = await createDevMiddleware({
  root,
  viteConfig: { server: { hmr: { server } } },
})
await run({
  assets: devMiddleware,
  server,
  imageProgram: path.join(root, 'server/media/images/image-program.ts'),
  defaultContent: path.join(root, 'content'),
  buildFile: path.join(root, 'package.json'),
  // The cards of the last build, if any
  cardsFolder: path.join(root, 'dist/server/cards'),
})
