// `node scripts/check-citations.mjs` checks that every rule (R12) and decision record (ADR-0004) cited in a
// file exists, and every path that docs/requirements.md mentions (tests by their path below tests/). Prints
// each fault with file, line and reason, and exits with 1 if there is any.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const requirements = 'docs/requirements.md'
const skipped = /^package-lock\.json$|^content\/posts\/|^tests\/fixtures\/|check-citations/
const cited = /(?<![\w./#-])R(\d{1,3})\b(?!-)|requirements\.md#r(\d+)|\bADR-(\d{4})\b/g
const namedPath =
  /`((?:server|renderer|pages|locales|domain|scripts|tests|docs|content|public|deploy|e2e|prove|bench|fixtures|helpers)\/[^`\s#…<*]*)`/g
const belowTests = /^(?:e2e|prove|bench|fixtures|helpers)\/|\.(?:test|spec)\.tsx?$/

/** `root`: top folder of a repository. Checks the files that git tracks or would add. */
export function citationFaults(root) {
  const rules = [...readFileSync(path.join(root, requirements), 'utf8').matchAll(/<a id="r(\d+)">/g)].map(
    ([, rule]) => rule,
  )
  const records = readdirSync(path.join(root, 'docs/decisions')).map((name) => name.slice(0, 4))
  const twice = rules.filter((rule, index) => rules.indexOf(rule) < index)
  const faults = twice.map((rule) => ({ file: requirements, line: 1, reason: `R${rule} is there twice` }))
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const file of execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (!/\.(?:[cm]?[jt]sx?|md|ya?ml|css)$/.test(file) || skipped.test(file)) continue
    if (!existsSync(path.join(root, file))) continue
    for (const [index, text] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      const add = (reason) => faults.push({ file, line: index + 1, reason })
      for (const [found, rule, anchor, record] of text.matchAll(cited))
        if (record ? !records.includes(record) : !rules.includes(rule ?? anchor)) add(`there is no ${found}`)
      for (const place of file === requirements ? pathsOf(text) : [])
        if (!existsSync(path.join(root, place))) add(`there is no ${place}`)
    }
  }
  return faults
}

/** Paths that a line of the requirements mentions, relative to the top folder. */
const pathsOf = (line) =>
  [...line.matchAll(namedPath)].map(([, place]) => (belowTests.test(place) ? `tests/${place}` : place))

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = citationFaults(path.resolve(import.meta.dirname, '..'))
  for (const { file, line, reason } of faults) console.log(`${file}:${line}: ${reason}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
