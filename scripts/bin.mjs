#!/usr/bin/env node
// `ponte <command>` from any folder, whose `.env` it reads; `npm run ponte --` reads that of the code.
import { register } from 'tsx/esm/api'

register()
await import('./ponte.ts')
