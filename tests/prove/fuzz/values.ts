import type { Random } from '#tests/helpers/random.ts'

const texts = [
  ...['', ' ', '\0', 'a', 'null', '__proto__', 'constructor', 'toString', '<script>alert(1)</script>'],
  ...['"><img src=x>', "'; DROP TABLE x; --", '${7*7}', '{{7*7}}', '../../etc/passwd', '..\\..\\x'],
  ...['/etc/passwd', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', '//evil.example'],
  ...['http://[', '%00', '%zz', '\r\nBcc: x@example.net', '\ud800', '\udfff', '\u202e', '\ufeff', '\u2028'],
  ...['😀', 'ﷺ', 'İ', 'ß', 'e\u0301'.repeat(50), 'a\u0300'.repeat(200), '\u0007', '\u001b[31m', 'NaN', '-0'],
  ...['1e400', '0x10', '2026-02-30', '2026-11-21T00:00:00Z', '+275760-09-13T00:00:00.000Z', '-271821-04-20'],
  ...['9999-12-31T23:59:59Z', 'a@b', 'a@b.co', `${'a'.repeat(64)}@example.com`, `x@${'a.'.repeat(120)}co`],
  ...['=cmd()', '@SUM(1)', '[a](javascript:x)', '**', '*'.repeat(500), '['.repeat(500), '`'.repeat(300)],
  ...['---\n', '---js\n', '# ', '1. ', '- ', '|', 'a'.repeat(300), 'a'.repeat(5_000), ' '.repeat(5_000)],
  '\n'.repeat(3_000),
] as const

/** A text of a kind that has broken some program. */
export function hostileText({ pick, chance, below }: Random): string {
  const text = pick(texts)
  if (chance(0.2)) return text + pick(texts)
  if (chance(0.005)) return (text || 'x').repeat(Math.ceil(pick([20_000, 100_000]) / (text.length || 1)))
  return chance(0.05) ? String.fromCharCode(...Array.from({ length: below(40) }, () => below(0x10000))) : text
}

const scalars = [
  ...[null, true, false, 0, -0, 1, -1, 0.1, 1e21, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e-320],
  ...[Number.MAX_SAFE_INTEGER, [], {}, [null], [[]], { length: 1e9 }, { toString: 1 }],
  ...[Object.fromEntries([['then', 1]]), { toJSON: 1 }, { $ne: 1 }],
] as const

/** Any JSON value, often of a type that the field does not accept. */
export function hostileValue(random: Random, depth = 0): unknown {
  const { pick, chance, below } = random
  if (chance(0.5)) return hostileText(random)
  if (chance(0.7) || depth > 3) return pick(scalars)
  if (chance(0.5)) return Array.from({ length: below(5) }, () => hostileValue(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length: below(5) }, () => [
      hostileText(random).slice(0, 200),
      hostileValue(random, depth + 1),
    ]),
  )
}
