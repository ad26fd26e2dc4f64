import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { test } from 'node:test'
import { charactersOf } from '#scripts/font-subsets.ts'
import { root } from '#scripts/setup.mjs'

const sheet = readFileSync(path.join(root, 'renderer/theme/fonts.css'), 'utf8')
const faces = [...sheet.matchAll(/@font-face\s*\{([^}]+)\}/g)].flatMap(([, face = '']) => {
  const name = /(?:site-fonts\/|files\/)([a-z-]+?)(?:-latin-wght-normal)?\.woff2/.exec(face)?.[1]
  const ranges = /unicode-range:\s*([^;]+);/.exec(face)?.[1]
  if (name === undefined || ranges === undefined) return []
  return [{ name, isPreloaded: face.includes('site-fonts/'), characters: new Set(charactersOf(ranges)) }]
})

/** Drawn with the system's fonts, as neither of the site's fonts has them. */
const ofTheSystem = new Set('→👉')

test('each Latin character of a font is in exactly one of its two files', () => {
  const require = createRequire(import.meta.url)
  for (const name of ['bricolage-grotesque', 'figtree']) {
    const [common, rest] = [true, false].map((isPreloaded) =>
      faces.find((face) => face.name === name && face.isPreloaded === isPreloaded),
    )
    assert.ok(common && rest, name)
    const found = [...common.characters].filter((one) => rest.characters.has(one))
    assert.deepEqual(found, [])
    const { latin } = require(`@fontsource-variable/${name}/unicode.json`) as { latin: string }
    const all = new Set(charactersOf(latin))
    const both = new Set([...common.characters, ...rest.characters])
    const missing = [...all].filter((one) => one >= ' ' && !both.has(one))
    assert.deepEqual(missing, [], name)
    const seen = [...both].filter((one) => !all.has(one))
    assert.deepEqual(seen, [], name)
  }
})

test('the texts of the site need only the preloaded font files', () => {
  const common = faces.filter(({ isPreloaded }) => isPreloaded)
  assert.equal(common.length, 2)
  const folders = ['locales', 'pages', 'renderer', 'content']
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|md|yaml)$/.test(name) && !/admin|(?:^|\/)mail\.ts/.test(name))
      .map((name) => path.join(root, folder, name)),
  )
  assert.ok(files.length > 200)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const others = [...new Set(text)].filter(
      (one) =>
        /[\p{L}\p{N}\p{P}\p{S}]/u.test(one) &&
        !ofTheSystem.has(one) &&
        common.some(({ characters }) => !characters.has(one)),
    )
    assert.deepEqual(others, [], path.relative(root, file))
  }
})

test('a range of characters in CSS is read', () => {
  assert.equal(charactersOf('U+41-43, U+e8,\n  U+20AC'), 'ABCè€')
  assert.throws(() => charactersOf('U+4?'), /No range/)
})
