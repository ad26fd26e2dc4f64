import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'

const client = path.resolve('dist/client')

async function importsOf(file: string): Promise<string[]> {
  const code = await readFile(file, 'utf8')
  const found = code.matchAll(/\b(?:import|export)\s*(?:[\w$*{}\s,]*from\s*)?["'`]([^"'`]+\.js)["'`]/g)
  return [...found].map(([, address = '']) =>
    address.startsWith('/') ? path.join(client, address) : path.resolve(path.dirname(file), address),
  )
}

// In an import circle one script runs before those it needs, and the page never hydrates
test('no two scripts of the site import each other, directly or through others', async () => {
  const names = await readdir(path.join(client, 'assets'), { recursive: true })
  const scripts = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(client, 'assets', name))
  const imports = new Map<string, string[]>()
  for (const script of scripts) imports.set(script, await importsOf(script))
  assert.ok([...imports.values()].flat().length > scripts.length)
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (script: string, before: readonly string[]) => {
    const at = before.indexOf(script)
    if (at >= 0) circles.push([...before.slice(at), script].map((one) => path.basename(one)).join(' → '))
    if (at >= 0 || done.has(script)) return
    for (const next of imports.get(script) ?? []) visit(next, [...before, script])
    done.add(script)
  }
  for (const script of scripts) visit(script, [])
  assert.deepEqual(circles, [])
})
