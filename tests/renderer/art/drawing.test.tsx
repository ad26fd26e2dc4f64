import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ServiceSlug } from '#domain/services.ts'
import { drawing } from '#renderer/art/drawing.tsx'
import { serviceSections } from '#renderer/service/service-sections.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.posix.join(folder, file))

const drawings = filesIn('renderer/art', /\.svg$/)

const Arch = drawing({
  attributes: { viewBox: '0 0 20 10' },
  markup: (word, style, id) =>
    `<g id="${id(0)}" class="${style('lit')}"><text>${word('nav.0')}</text></g><g id="${id(1)}"></g>`,
})
const words = { nav: [`<b> & "it's"`] }
const styles = { lit: 'x1' }

test('words are escaped and classes filled in', () => {
  const html = renderToStaticMarkup(<Arch words={words} styles={styles} className="wide" />)
  assert.ok(html.startsWith(`<svg class="${illustration} wide" viewBox="0 0 20 10"><g id="`), html)
  assert.ok(html.includes('class="x1"><text>&lt;b&gt; &amp; &quot;it&#x27;s&quot;</text>'), html)
})

test('a missing word or class is an error', () => {
  assert.throws(() => renderToStaticMarkup(<Arch words={{ nav: [] }} styles={styles} />), /nav\.0/)
  assert.throws(() => renderToStaticMarkup(<Arch words={words} />), /lit/)
})

test('ids are unique on a page that shows a drawing twice', () => {
  const html = renderToStaticMarkup(
    <>
      <Arch words={words} styles={styles} />
      <Arch words={words} styles={styles} />
    </>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  assert.equal(new Set(ids).size, 4)
})

test('a drawing can be a group inside another', () => {
  const html = renderToStaticMarkup(<Arch as="g" words={words} styles={styles} transform="scale(2)" />)
  assert.ok(html.startsWith('<g transform="scale(2)"><g id="'), html)
})

test('every drawing is used, has no script or inline style, and opens in a drawing program with its colours', () => {
  const sources = ['renderer', 'pages']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .map(read)
    .join('\n')
  // Drawings that every service has; the service's sections list the others
  const ofEach = ['opening', 'opening-small', 'thumbnail', 'icon', 'closing']
  const isNamed = (file: string) => {
    const [, slug, name = ''] = /services\/([\w-]+)\/([\w-]+)\.svg$/.exec(file) ?? []
    if (slug === undefined || slug === 'index') return false
    const named = serviceSections[slug as ServiceSlug].map((section) => JSON.stringify(section)).join()
    return ofEach.includes(name) || named.includes(`"${name}"`) || sources.includes(`name="${name}"`)
  }
  for (const file of drawings) {
    // The Content-Security-Policy blocks inline styles, and no drawing needs script or other files
    assert.doesNotMatch(read(file), / style=| on\w+=|<script|<image|<foreignObject|href="(?!#)/, file)
    if (!isNamed(file))
      assert.match(
        sources,
        new RegExp(`'#${file.replace(/[.()]/g, '\\$&')}(\\?server)?'`),
        `${file} is not imported`,
      )
    const sheet = path.posix.relative(path.posix.dirname(file), 'renderer/art/preview.css')
    assert.ok(read(file).includes(`<style>@import "${sheet}";</style>`), `${file} does not import ${sheet}`)
  }
})
