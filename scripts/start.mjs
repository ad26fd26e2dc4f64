// `npm start`: sets up what is missing, then runs the production server in this process.
import { ensureBuild, ensureDependencies, requireNode } from './setup.mjs'

requireNode()
ensureDependencies()
ensureBuild()
await import('./serve.mjs')
