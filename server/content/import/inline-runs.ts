/** Text with marks → one line of the article markup (R113). Pure. */

export type Run = {
  text: string
  /** Of nested marks only the stronger one is kept, since our markup is ambiguous where their edges meet. */
  mark: 'none' | 'strong' | 'em' | 'code'
  href: string | null
}

export const plainRun = (text: string): Run => ({ text, mark: 'none', href: null })

/** A line whose only markup is that of the runs. */
export function writeRuns(runs: readonly Run[]): string {
  const tidy = spacesOutside(merged(collapsed(runs)))
  const out: string[] = []
  for (let at = 0; at < tidy.length; ) {
    const { href } = tidy[at] ?? plainRun('')
    let end = at + 1
    while (end < tidy.length && tidy[end]?.href === href) end += 1
    const group = tidy.slice(at, end)
    out.push(href === null ? marked(group) : link(group, href))
    at = end
  }
  return out.join('').replace(/\s+/g, ' ').trim()
}

function link(group: readonly Run[], href: string): string {
  // A bracket in the text would end the link
  const inner = marked(
    group.map((run) => ({ ...run, text: run.text.replaceAll('[', '(').replaceAll(']', ')') })),
  )
  return inner.trim() === '' ? inner : `[${inner}](${targetOf(href)})`
}

/** Escapes what would end the address early. */
const targetOf = (href: string): string =>
  href.replace(
    /[\s<>"()\\\0-\x1f\x7f]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )

const signs = { none: '', strong: '**', em: '*', code: '`' } as const

function marked(group: readonly Run[]): string {
  return group
    .map(({ text, mark }, at) => {
      const written = mark === 'code' ? text.replaceAll('`', "'") : literal(text)
      // Next to `**` the sign `*` would be ambiguous
      const touches = mark === 'em' && (group[at + 1]?.mark === 'strong' || group[at - 1]?.mark === 'strong')
      const sign = written.trim() === '' || touches ? '' : signs[mark]
      return `${sign}${written}${sign}`
    })
    .join('')
}

/** Text without any markup: an asterisk that could open or close emphasis becomes the mathematical sign. */
const literal = (text: string): string =>
  text
    .replace(/\*/g, (sign, at: number) => (text[at - 1] === ' ' && text[at + 1] === ' ' ? sign : '∗'))
    .replaceAll('`', "'")
    .replaceAll('](', '] (')
    .replaceAll('![', '! [')

function collapsed(runs: readonly Run[]): Run[] {
  let spaced = true
  return runs.flatMap((run) => {
    const text = run.text.replace(/\s+/g, ' ')
    const cut = spaced && text.startsWith(' ') ? text.slice(1) : text
    if (cut === '') return []
    spaced = cut.endsWith(' ')
    return [{ ...run, text: cut }]
  })
}

function merged(runs: readonly Run[]): Run[] {
  const out: Run[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (last && last.mark === run.mark && last.href === run.href) last.text += run.text
    else out.push({ ...run })
  }
  return out
}

const spacesOutside = (runs: readonly Run[]): Run[] =>
  merged(
    runs.flatMap((run) => {
      if (run.mark === 'none' && run.href === null) return [run]
      const text = run.text.trim()
      if (text === '') return [plainRun(' ')]
      const before = run.text.startsWith(' ') ? [plainRun(' ')] : []
      const after = run.text.endsWith(' ') ? [plainRun(' ')] : []
      return [...before, { ...run, text }, ...after]
    }),
  )
