#!/usr/bin/env node
// `ponte <command>` from any folder; reads the `.env` there. Runs the build, which starts in a third of the time, or the
// sources when the build is outdated or missing.
import { buildState } from './setup.mjs'

if (['fresh', 'unknown'].includes(buildState()))
  await import(new URL('../dist/server/ponte.mjs', import.meta.url).href)
else {
  const { register } = await import('tsx/esm/api')
  register()
  // The image process runs TypeScript too in this case
  process.execArgv.push('--import', import.meta.resolve('tsx'))
  await import('./ponte.ts')
}
