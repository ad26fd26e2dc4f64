// `node scripts/check-citations.mjs`: every rule and decision that a file cites is in this repository. Prints each fault
// with file, line and reason, and exits with 1 when there is one.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { simpleGit } from 'simple-git'

const requirements = 'docs/requirements.md'
const decisions = 'docs/decisions'

/** What has other rules: texts of other people, test data, and the two files that name what is refused. */
const skipped = [
  /^package-lock\.json$/,
  /^LICENSE$/,
  /^content\/posts\//,
  /^tests\/fixtures\/.*\.txt$/,
  /^scripts\/check-citations\.mjs$/,
  /^tests\/scripts\/check-citations\.test\.ts$/,
]

/** Words that cite a paper outside the repository, and what to write instead. */
const foreign = [
  [/\bspec(?:ification)?s?[,:]?\s*(?:§|section\b|\d)/i, 'cite R<n> instead of a section of a specification'],
  [/[(,;]\s*spec(?:ification)?\b(?![.:-])/i, 'cite R<n> instead of a specification'],
  [/\b(?:the|our|by|per|of|in) (?:spec|specification)\b(?! of\b)/i, 'cite R<n> instead of a specification'],
  [/\bas specified\b|\bthe \w+ specified fields\b|\bspecified fields\b/i, 'say what is meant, or cite R<n>'],
  [/\bdecisions?\s+\d+\b/i, 'cite R<n>, or ADR-<nnnn> for a decision record'],
  [
    /\bcontract(?:\.md|,\s+(?:"|`|HTTP\b|Environment\b|Content folder\b|Leads on disk\b|[A-Z]+_[A-Z_]+))|\(contract\b/,
    'cite R<n> instead of a contract',
  ],
  [/\bthe contract\b(?! (?:of|for|on|between|with|under)\b)/i, 'cite R<n> instead of a contract'],
  [/\bhouse[- ]style\b/i, 'say the rule itself, or cite R<n>'],
  [/\bart[- ]direct(?:ion|or)\b/i, 'say the rule itself, or cite R<n>'],
  [/\bdesign card\b|\bstack\.md\b|\(NOTES\b|\bNOTES\.md\b/, 'say the rule itself, or cite R<n>'],
  [/\bissue\s+#?\d+\b/i, 'say what is meant: issues are not part of the repository'],
  [/\bdocs\/decisions\/\d{4}(?![\d-])/, 'cite it as ADR-<nnnn>'],
]
/** Within decision records, other records by their bare number. */
const bareRecord = /(?<![\w-])00\d\d(?![\w-])/

/** A file or folder of the project in a document: checked in `README.md` and everything below `docs`. */
const isMapped = (file) => file === 'README.md' || file.startsWith('docs/')
const projectPath =
  /`((?:server|renderer|pages|locales|domain|scripts|tests|docs|content|public)\/[^`\s#]*)(?:#\w+)?`/g

/**
 * What is wrong with the citations of a repository. `root`: its top folder; looked at are the files that git tracks or
 * would take. Pure but for reading.
 */
export async function citationFaults(root) {
  const rules = rulesIn(root)
  const files = await filesOf(root)
  const records = new Set(
    files.flatMap((file) => (file.startsWith(`${decisions}/`) ? (/\/(\d{4})-/.exec(file)?.[1] ?? []) : [])),
  )
  const faults = rules.repeated.map((rule) => ({
    file: requirements,
    line: 1,
    reason: `R${rule} is there twice`,
  }))
  for (const file of files) {
    if (skipped.some((pattern) => pattern.test(file)) || !isFile(path.join(root, file))) continue
    const bytes = readFileSync(path.join(root, file))
    if (bytes.includes(0)) continue
    for (const [index, text] of bytes.toString('utf8').split('\n').entries()) {
      for (const reason of reasonsIn(text, { file, root, rules: rules.known, records })) {
        faults.push({ file, line: index + 1, reason })
      }
    }
  }
  return faults
}

function reasonsIn(text, { file, root, rules, records }) {
  const reasons = []
  for (const [cited, number] of text.matchAll(/(?<![\w./#-])R(\d{1,3})\b(?![\w-])/g)) {
    if (!rules.has(number)) reasons.push(`${cited} is not in ${requirements}`)
  }
  for (const [, number] of text.matchAll(/requirements\.md#r(\d+)/g)) {
    if (!rules.has(number)) reasons.push(`#r${number} is not in ${requirements}`)
  }
  for (const [cited, number] of text.matchAll(/\bADR[- ]?(\d+)\b/g)) {
    if (!records.has(number)) reasons.push(`${cited} is not in ${decisions}`)
    else if (cited !== `ADR-${number}`) reasons.push(`${cited} is written ADR-${number}`)
  }
  const found = foreign.find(([pattern]) => pattern.test(text))
  if (found) reasons.push(`“${found[0].exec(text)?.[0].trim()}”: ${found[1]}`)
  if (file.startsWith(`${decisions}/`) && !text.startsWith('#') && bareRecord.test(text)) {
    reasons.push(`“${bareRecord.exec(text)?.[0]}”: cite another record as ADR-<nnnn>`)
  }
  if (isMapped(file)) {
    for (const [, place = ''] of text.matchAll(projectPath)) {
      if (!/[…<*]/.test(place) && !existsSync(path.join(root, place))) reasons.push(`there is no ${place}`)
    }
  }
  return reasons
}

/** The numbers of the rules, by their anchors. */
function rulesIn(root) {
  const file = path.join(root, requirements)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const all = [...text.matchAll(/<a id="r(\d+)">/g)].map(([, number]) => number)
  return { known: new Set(all), repeated: all.filter((number, index) => all.indexOf(number) < index) }
}

/** False for a link, and for what was removed and not committed yet. */
const isFile = (file) => lstatSync(file, { throwIfNoEntry: false })?.isFile() === true

async function filesOf(root) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = await simpleGit(root).raw(list)
  return names.split('\0').filter((file) => file !== '')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = await citationFaults(path.resolve(import.meta.dirname, '..'))
  for (const { file, line, reason } of faults) console.log(`${file}:${line}: ${reason}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
