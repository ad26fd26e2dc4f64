import { isDeepStrictEqual } from 'node:util'
import { levelledRegister, reviewDifferences } from '#domain/site/differences.ts'
import { type Facts, type FactsFile, type FactsName, ownerFields, shapeOfFacts } from '#domain/site/facts.ts'
import { partOf } from '#domain/site/shape.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { problem } from '../kernel/errors.ts'
import { editYaml } from './edit-yaml.ts'
import { cleaned, fileOf, invalid, type Meant, meantBy, readFactsFile, unknownKeys } from './facts-file.ts'
import { faultOfLogo } from './look.ts'

type Person = { name: string; email: string }
type Notes = Readonly<Record<string, string>>

/** Settings files of the content folder. Those that are read together have one revision. */
export type SettingsFiles = {
  read(names: readonly string[]): Promise<{ texts: string[]; revision: string }>
  save(
    change: { files: ReadonlyMap<string, (present: string) => string>; ifMatch: string; message: string },
    author: Person,
  ): Promise<
    | { ok: true; changed: boolean }
    | { ok: false; reason: 'invalid'; errors: Record<string, string[]> }
    | { ok: false; reason: 'conflict' }
  >
}

type FactsSave = {
  facts: Facts
  notes: Notes
  /** The revisions on which the save may be based; left out: any. */
  ifMatch?: readonly string[]
}

/** The facts as they are in their file now. Throws a `Problem` (conflict) for a file with a fault. */
export async function readFacts(files: SettingsFiles, name: FactsName): Promise<FactsFile> {
  const { texts, revision } = await files.read([fileOf[name]])
  return { facts: readFactsFile(name, texts[0] ?? '').facts, revision }
}

/** How often a save is tried if somebody changes one of the two files of facts meanwhile. */
const mostTries = 5

/**
 * Saves the facts with one commit, which also updates the register of differences. Throws a `Problem`:
 * `invalid` with the fields, `forbidden` for a field that only owners may change, `conflict` with the current
 * version.
 */
export async function saveFacts(
  files: SettingsFiles,
  name: FactsName,
  { ifMatch, ...input }: FactsSave,
  { name: author, email, role }: Person & { role: StaffRole },
): Promise<FactsFile & { changed: boolean }> {
  const next = cleaned(input.facts)
  const notes = cleaned(input.notes)
  const meant = meantBy(name, next)
  if (!meant.ok) throw invalid(meant.errors)
  const fault = 'logo' in meant.value ? faultOfLogo(meant.value.logo) : null
  if (fault !== null) throw invalid({ logo: [fault] })
  for (let tries = 0; tries < mostTries; tries++) {
    const { texts, revision } = await files.read([fileOf.business, fileOf.catalogue])
    const current = await readFacts(files, name)
    if (ifMatch && !ifMatch.includes(current.revision)) throw changedMeanwhile(current)
    const text = { business: texts[0] ?? '', catalogue: texts[1] ?? '' }
    assertAllowed(name, next, current.facts, role)
    const changes = withRegister(name, { facts: next, value: meant.value }, notes, text)
    const edits = changes.map(([of, facts]): [string, (present: string) => string] => [
      fileOf[of],
      (present) => editYaml(present, facts, shapeOfFacts(of)),
    ])
    const message = describeChange(name, current.facts, changes[0]?.[1] ?? next)
    const saved = await files.save(
      { files: new Map(edits), ifMatch: edits.length > 1 ? revision : current.revision, message },
      { name: author, email },
    )
    if (saved.ok) return { ...(await readFacts(files, name)), changed: saved.changed }
    if (saved.reason === 'invalid') throw invalid(saved.errors)
  }
  throw changedMeanwhile(await readFacts(files, name))
}

function describeChange(name: FactsName, before: Facts, after: Facts): string {
  const keys = [...new Set([before, after].flatMap(Object.keys))]
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]))
  return `Change ${name === 'business' ? 'the business' : 'prices'}: ${changed.join(', ')}`
}

const changedMeanwhile = ({ facts, revision }: FactsFile) =>
  problem('conflict', 'Somebody else has changed this meanwhile. Nothing was saved.', {
    extra: { current: { ...facts, revision } },
  })

/** Throws a `Problem` for new unknown keys, and for an owners' field changed by a member who is not one. */
function assertAllowed(name: FactsName, next: Facts, present: Facts, role: StaffRole): void {
  const unknown = (facts: Facts) => unknownKeys(facts, shapeOfFacts(name))
  // Unknown keys written by hand may stay, even when their item has moved within a list
  const withoutPlace = (path: string) => path.replace(/\.\d+\./g, '.')
  const kept = new Set(unknown(present).map(withoutPlace))
  const added = unknown(next).filter((path) => !kept.has(withoutPlace(path)))
  if (added.length > 0) throw invalid(Object.fromEntries(added.map((path) => [path, ['is not known']])))
  if (role === 'owner' || name !== 'business') return
  const shape = shapeOfFacts(name)
  const inEffect = (facts: Facts, field: string) => facts[field] ?? partOf(shape, field)?.fallback
  const changed = ownerFields.filter(
    (field) => !isDeepStrictEqual(inEffect(next, field), inEffect(present, field)),
  )
  if (changed.length === 0) return
  throw problem('forbidden', `Only an owner may change ${changed.join(', ')}. Nothing was saved.`, {
    errors: Object.fromEntries(changed.map((field) => [field, ['only an owner may change this']])),
  })
}

/**
 * The files with their new facts, `name` first, and with an updated register of differences (which is in the
 * catalogue). Throws a `Problem` (invalid) for a new difference without a note.
 */
function withRegister(
  name: FactsName,
  { facts: next, value }: { facts: Facts; value: Meant[FactsName] },
  notes: Notes,
  text: Record<FactsName, string>,
): [FactsName, Facts][] {
  const before = readBoth(text)
  // While the other file has a fault, the register is left alone
  if (!before) return [[name, next]]
  const after: Meant = {
    business: before.business.value,
    catalogue: before.catalogue.value,
    ...{ [name]: value },
  }
  const levelled = levelledRegister(after.business, after.catalogue, notes)
  assertExplained(before, { ...after, catalogue: { ...after.catalogue, differences: levelled } })
  const inCatalogue = name === 'catalogue' ? next : before.catalogue.facts
  const written = Array.isArray(inCatalogue.differences) ? inCatalogue.differences : []
  // An entry that has not changed stays as it is written
  const differences = levelled.map(
    (entry) => written[after.catalogue.differences.indexOf(entry)] ?? { ...entry },
  )
  if (isDeepStrictEqual(differences, written)) return [[name, next]]
  const catalogue: [FactsName, Facts] = ['catalogue', { ...inCatalogue, differences }]
  return name === 'catalogue' ? [catalogue] : [[name, next], catalogue]
}

type Both = { [Name in FactsName]: { facts: Facts; value: Meant[Name] } }

function readBoth(text: Record<FactsName, string>): Both | null {
  try {
    return {
      business: readFactsFile('business', text.business),
      catalogue: readFactsFile('catalogue', text.catalogue),
    }
  } catch {
    return null
  }
}

function assertExplained({ business, catalogue }: Both, after: Meant): void {
  const before = reviewDifferences(business.value, catalogue.value).unexplained
  const known = new Set(before.map(({ subject }) => subject))
  const added = reviewDifferences(after.business, after.catalogue).unexplained.filter(
    ({ subject }) => !known.has(subject),
  )
  if (added.length === 0) return
  const differences = added.map(({ subject, readings }) => {
    const said = readings.map(({ where, value }) => `${value} (${where})`).join(', ')
    return `${subject} reads differently: ${said}. Make it the same everywhere, or say why it differs.`
  })
  throw invalid({ differences })
}
