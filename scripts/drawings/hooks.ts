import { readFile } from 'node:fs/promises'
import type { LoadHook } from 'node:module'
import { drawingModule } from './drawing-module.ts'

export const load: LoadHook = async (url, context, nextLoad) =>
  /\.svg(?:\?server)?$/.test(url)
    ? {
        format: 'module',
        source: drawingModule(await readFile(new URL(url), 'utf8')),
        shortCircuit: true,
      }
    : nextLoad(url, context)
