import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { drawingModule } from './drawing-module.ts'

/** Makes imports of `renderer/art/**.svg` React components; `?server` keeps the shapes out of the browser's code. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    load(id) {
      const [, file, serverOnly] = /^(.*\/renderer\/art\/[^?]+\.svg)(\?server)?$/.exec(id) ?? []
      if (file === undefined) return null
      this.addWatchFile(file)
      const withMarkup = !(serverOnly && this.environment.name === 'client')
      return drawingModule(readFileSync(file, 'utf8'), { withMarkup })
    },
  }
}
