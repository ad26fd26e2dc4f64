import type { Random } from '#tests/helpers/random.ts'
import { type Generator, request } from './case.ts'
import { hostileText } from './values.ts'

const fields: readonly [name: string, value: string][] = [
  ['fullName', 'Ada Rossi'],
  ['businessName', 'Forno Rossi'],
  ['email', 'ada.fuzz@example.com'],
  ['phone', '020 7946 0456'],
  ['businessDescription', 'A bakery with two ovens.'],
  ['targetAudience', 'People nearby'],
  ['websiteGoals', '["Generate leads"]'],
  ['desiredPages', '["Home"]'],
  ['submissionId', 'x'],
]

const oddHeads = [
  ...['Content-Disposition: form-data', 'Content-Disposition: form-data; name'],
  ...['Content-Disposition: form-data; name=', 'Content-Disposition: form-data; name=""'],
  ...['Content-Disposition: form-data; name="a', 'Content-Disposition: form-data; name="a"; name="b"'],
  'Content-Disposition: attachment; name="a"; filename="b"',
  'Content-Disposition: form-data; filename="a.txt"',
  'Content-Disposition: form-data; name="other_0"; filename=""',
  'Content-Disposition: form-data; name="other_0"; filename="../../x"',
  'Content-Disposition: form-data; name="other_0"; filename="..\\\\..\\\\x"',
  'Content-Disposition: form-data; name="other_0"; filename="\0"',
  'Content-Disposition: form-data; name="other_0"; filename*=UTF-8\'\'%ff%fe',
  'Content-Disposition: form-data; name="other_0"; filename*=x\'\'a',
  "Content-Disposition: form-data; name*=utf-16''%00a",
  'Content-Disposition: form-data; name="__proto__"',
  ...['Content-Disposition: form-data; name="constructor"', 'Content-Disposition: form-data; name="tray"'],
  ...['Content-Disposition:', 'Content-Disposition', ': x'],
  'Content-Type: text/plain; charset=x-unknown\r\nContent-Disposition: form-data; name="fullName"',
  'Content-Type: text/plain; charset="\r\nContent-Disposition: form-data; name="fullName"',
  'Content-Type: multipart/mixed; boundary=y\r\nContent-Disposition: form-data; name="other_0"; filename="a"',
  'Content-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name="fullName"',
  'Content-Transfer-Encoding: quoted-printable\r\nContent-Disposition: form-data; name="other_0"; filename="a"',
  ' folded\r\nContent-Disposition: form-data; name="a"',
  ...['Content-Disposition: form-data; name="a"\r\n b="c"', ''],
] as const

const boundaries = [
  ...['x', '----WebKitFormBoundaryabc', 'a'.repeat(70), "'()+_,-./:=?", '-', '--', 'x'.repeat(300)],
] as const

/** Briefs whose parts, heads or boundaries are not as they should be. Few are taken as leads. */
export const multipartBodies: Generator = (random, { host }) => {
  const { pick, chance, below } = random
  const boundary = pick(boundaries)
  const parts = fields
    .filter(([name]) => (name === 'fullName' ? chance(0.02) : chance(0.95)))
    .map(([name, value]) =>
      part(`Content-Disposition: form-data; name="${name}"`, chance(0.1) ? hostileText(random) : value),
    )
  for (let count = below(3); count > 0; count -= 1) parts.splice(below(parts.length + 1), 0, oddPart(random))
  if (chance(0.01))
    for (let count = pick([40, 500]); count > 0; count -= 1)
      parts.push(part(`Content-Disposition: form-data; name="f${count}"`, ''))
  if (chance(0.02))
    parts.push(
      part(`Content-Disposition: form-data; name="a"; x="${'a'.repeat(pick([5_000, 20_000, 90_000]))}"`, 'x'),
    )
  if (chance(0.01))
    for (let count = 40; count > 0; count -= 1)
      parts.push(part(`Content-Disposition: form-data; name="other_${count}"; filename="f${count}"`, 'x'))

  const between = chance(0.95) ? '\r\n' : pick(['\n', '', '\r\r\n', ' \r\n'])
  const written = parts.flatMap((one) => [Buffer.from(`--${boundary}${between}`), one, Buffer.from('\r\n')])
  const end = chance(0.9)
    ? `--${boundary}--\r\n`
    : pick([
        ...['', `--${boundary}`, `--${boundary}--`, `--${boundary}-\r\n`],
        ...[`--${boundary}--\r\n--${boundary}\r\n`, '--'],
      ])
  let body = Buffer.concat([Buffer.from(chance(0.05) ? 'preamble\r\n' : ''), ...written, Buffer.from(end)])
  if (chance(0.08)) body = body.subarray(0, below(body.length + 1))

  const type = chance(0.93)
    ? `multipart/form-data; boundary=${boundary}`
    : pick([
        `multipart/form-data; boundary="${boundary}"`,
        ...[`multipart/form-data; boundary=${boundary}; charset=x`, 'multipart/form-data'],
        ...[
          'multipart/form-data; boundary=',
          'multipart/mixed; boundary=x',
          'multipart/form-data; boundary=y',
        ],
        ...[`multipart/form-data; boundary="${boundary}`, 'multipart/', 'application/x-www-form-urlencoded'],
        ...[`multipart/form-data;boundary=${boundary};boundary=y`, 'Multipart/Form-Data; Boundary=x'],
      ])
  const headers = [`Content-Type: ${type}`, `Accept: ${chance(0.7) ? 'application/json' : 'text/html'}`]
  const bytes = request({ method: 'POST', target: '/api/website-onboarding', headers, body }, host)
  // Cut off in the middle of the body
  if (chance(0.03))
    return {
      method: 'POST',
      bytes: bytes.subarray(0, bytes.length - 1 - below(body.length || 1)),
      framing: 'broken',
    }
  return { method: 'POST', bytes, framing: 'odd' }
}

function oddPart(random: Random): Buffer {
  const { pick, chance, bytes, below } = random
  if (chance(0.1)) return bytes(below(100))
  const value = chance(0.2) ? bytes(below(2_000)) : Buffer.from(hostileText(random))
  const head = Buffer.from(pick(oddHeads), 'latin1')
  return Buffer.concat([head, Buffer.from(chance(0.95) ? '\r\n\r\n' : '\r\n'), value])
}

const part = (head: string, value: string): Buffer => Buffer.from(`${head}\r\n\r\n${value}`)
