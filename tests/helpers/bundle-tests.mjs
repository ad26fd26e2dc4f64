// Compiles test files to JavaScript, with their imports in shared chunks; packages stay outside. A process
// loads the result in a third of the time that `--import tsx` takes for some hundred modules. Start this
// program itself with `--import tsx`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { drawingModule } from '#scripts/drawings/drawing-module.ts'
import { root } from '#scripts/setup.mjs'

const [outdir, ...files] = process.argv.slice(2)

/** Chunks are elsewhere, so each module's own location is replaced by that of its source. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:tsx?|mjs)$/, namespace: 'file' }, ({ path: file }) => {
      if (file.includes('node_modules')) return undefined
      // An import then starts the build's image program, which needs no tsx
      const dirname = path.join(
        root,
        file === path.join(root, 'scripts/import.ts')
          ? 'dist/server'
          : path.relative(root, path.dirname(file)),
      )
      const places = { dirname, filename: file, url: pathToFileURL(file).href }
      const contents = readFileSync(file, 'utf8').replace(
        /\bimport\.meta\.(dirname|filename|url)\b/g,
        (_, name) => JSON.stringify(places[name]),
      )
      return { contents, loader: path.extname(file).slice(1).replace('mjs', 'js') }
    })
  },
}

const drawings = {
  name: 'drawings',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /\.svg\?server$/ }, ({ path: name, ...args }) =>
      resolve(name.replace('?server', ''), args),
    )
    onLoad({ filter: /\.svg$/ }, ({ path: file }) => ({
      contents: drawingModule(readFileSync(file, 'utf8')),
      loader: 'js',
      resolveDir: path.dirname(file),
    }))
  },
}

await build({
  entryPoints: files,
  outdir,
  outbase: '.',
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  packages: 'external',
  keepNames: true,
  plugins: [ownPlaces, drawings],
  logLevel: 'warning',
})
