// `npm run build`: Vike's build, then compressed copies (.br, .gz) of every client file that gets smaller by it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root, run, sourcesHash, stampBuild } from './setup.mjs'

const dist = path.join(root, 'dist')
const hash = sourcesHash()
rmSync(dist, { recursive: true, force: true })
run(process.execPath, [path.join(root, 'node_modules/vike/bin.js'), 'build'], {
  env: { NODE_ENV: 'production' },
})
const withDrawings = path.join(root, 'scripts/drawings/register.ts')
run(process.execPath, ['--import', 'tsx', '--import', withDrawings, path.join(root, 'scripts/derive.ts')])

const compressible = /\.(?:js|css|svg|html|json|txt|xml|webmanifest)$/
const client = path.join(dist, 'client')
const files = readdirSync(client, { recursive: true }).filter((name) => compressible.test(name))
await Promise.all(
  files.map(async (name) => {
    const file = path.join(client, name)
    const text = readFileSync(file)
    const brotli = await promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    })
    if (brotli.length >= text.length) return
    writeFileSync(`${file}.br`, brotli)
    writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  }),
)
stampBuild(hash)
