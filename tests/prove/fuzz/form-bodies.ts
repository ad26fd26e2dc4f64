import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Random } from '#tests/helpers/random.ts'
import { type Generator, request, type Target } from './case.ts'
import { hostileText, hostileValue } from './values.ts'

type Fields = Record<string, unknown>

type Rates = {
  /** Share of requests with a member's session, 0 to 1. */
  signedIn: number
  /** Share of bodies that lack a required field, 0 to 1, so that few requests write anything. */
  lacking: number
}

type Route = readonly [method: string, path: string, fields: Fields, rates: Rates]

const person = {
  name: 'Ada',
  email: 'ada.fuzz@example.com',
  page: '/pricing',
  language: 'en',
  submissionId: 'x',
}
const post = {
  title: 'A title',
  content: 'A first paragraph.\n\nA second one.',
  description: 'A description.',
  category: 'AI Solutions',
  readTime: '4 min read',
  image: null,
  imageAlt: null,
  slug: 'a-title',
  published: false,
  publishedAt: null,
  faqData: '[{"question":"Q?","answer":"A."}]',
}
const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'e30',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
    attestationObject: 'AAAA',
  },
}
const commit = { commit: '0123456789abcdef0123456789abcdef01234567' }

/** Sent without a session: some of these routes would end the session that other cases need. */
const open = { signedIn: 0, lacking: 0 }
const staff = { signedIn: 0.7, lacking: 0 }
const writes = { signedIn: 0.7, lacking: 0.95 }
const form = { signedIn: 0, lacking: 0.97 }

const routes: readonly Route[] = [
  [
    'POST',
    '/api/pricing-inquiry',
    { ...person, surname: 'Rossi', phone: '020 7946 0456', packageName: 'x' },
    form,
  ],
  ['POST', '/api/question', { ...person, question: 'How long does it take?' }, form],
  ['POST', '/api/website-onboarding', { fullName: 'Ada' }, open],
  ['POST', '/api/session', { email: 'x@example.com', password: 'not this one', next: '/admin' }, open],
  [
    'POST',
    '/api/session/setup',
    { token: 'x', name: 'Ada', email: 'x@example.com', password: 'a long password' },
    open,
  ],
  ['POST', '/api/session/link', { token: 'a'.repeat(43) }, open],
  ['POST', '/api/session/end', {}, open],
  ['POST', '/api/session/passkey/options', {}, open],
  ['POST', '/api/session/passkey', passkey, open],
  ['POST', '/api/session/confirm/options', {}, staff],
  ['POST', '/api/session/confirm', { password: 'not this one', passkey }, open],
  ['PUT', '/api/staff/me/password', { current: 'x', password: 'a long password' }, open],
  ['POST', '/api/staff/me/password', { current: 'x', password: 'a long password' }, open],
  ['POST', '/api/staff/me/passkeys/options', {}, staff],
  ['POST', '/api/staff/me/passkeys', { name: 'Mine', response: passkey }, staff],
  ['PATCH', '/api/staff/me/passkeys/none', { name: 'Mine' }, staff],
  ['POST', '/api/staff/me/sessions/end', {}, open],
  ['POST', '/api/staff/me/sessions/none/end', {}, staff],
  ['POST', '/api/blog/posts', post, writes],
  ['PUT', '/api/blog/posts/none', post, staff],
  ['PUT', '/api/blog/posts/:post', post, writes],
  ['POST', '/api/blog/posts/:post/restore', commit, staff],
  ['POST', '/api/blog/posts/none/restore', commit, staff],
  ['POST', '/api/blog/extract-metadata', { content: post.content }, staff],
  ['POST', '/api/blog/image-upload-url', { filename: 'a.png' }, staff],
  ['PUT', '/public-objects/blog/a.png', {}, staff],
  // An erasure reads every lead and every copy, and erasures run one at a time: a few are enough
  ['POST', '/api/leads/erase', { email: 'nobody@example.com' }, writes],
  ['POST', '/api/leads/none/resend', { channel: 'mail' }, staff],
  ['POST', '/api/leads/none/release', {}, staff],
  ['POST', '/api/leads/none/status', { status: 'answered' }, staff],
  ['POST', '/api/leads/none/notes', { text: 'Called' }, staff],
]

/** JSON and form bodies for every route that accepts a body. */
export const formBodies: Generator = (random, target) => {
  const { pick, chance } = random
  const [method, address, taken, { signedIn, lacking }] = pick(routes)
  const fields = mutated(taken, lacking, random)
  const asForm = chance(0.3)
  const written = asForm ? urlEncoded(fields, random) : jsonText(fields, random)
  const { body, encoding } = encoded(written, random)
  const headers = [`Content-Type: ${contentType(asForm, random)}`]
  if (encoding !== null) headers.push(`Content-Encoding: ${encoding}`)
  if (chance(signedIn)) headers.push(`Cookie: ${target.cookie}`)
  if (chance(0.3)) headers.push('Accept: text/html,*/*;q=0.8')
  if (chance(0.2)) headers.push(`Referer: http://${target.host}/it/pricing`)
  if (chance(0.1)) headers.push(`If-Match: ${pick(['*', '"x"', 'W/"x"', '"', '""'])}`)
  const path = filled(address, target)
  return { bytes: request({ method, target: path, headers, body }, target.host) }
}

const filled = (path: string, { postId }: Target): string => path.replace(':post', encodeURIComponent(postId))

function mutated(fields: Fields, lacking: number, random: Random): Fields {
  const { below, pick, chance } = random
  const changed: Fields = { ...fields }
  const names = Object.keys(fields)
  for (let count = below(4); count > 0 && names.length > 0; count -= 1) {
    const name = pick(names)
    if (chance(0.2)) delete changed[name]
    else changed[name] = chance(0.5) ? hostileText(random) : hostileValue(random)
  }
  if (chance(0.2))
    Object.defineProperty(changed, hostileText(random).slice(0, 100), {
      value: hostileValue(random),
      enumerable: true,
    })
  const [needed] = names
  if (needed !== undefined && chance(lacking)) delete changed[needed]
  return changed
}

function jsonText(fields: Fields, random: Random): Buffer {
  const { pick, chance, below, bytes } = random
  const text = JSON.stringify(fields) ?? 'null'
  if (chance(0.8)) return Buffer.from(text)
  const whole = Buffer.from(text)
  const at = below(whole.length)
  const spoiled = [
    () => whole.subarray(0, at),
    () => Buffer.concat([whole.subarray(0, at), bytes(1 + below(4)), whole.subarray(at)]),
    () =>
      Buffer.concat([
        whole.subarray(0, at),
        Buffer.from(pick(['\ud800', '\\ud800', '\\u0000', '\0', '\x80', '\xff', '\xc3'] as const), 'latin1'),
        whole.subarray(at),
      ]),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from('['.repeat(pick([10, 1_000, 100_000]))),
    () => Buffer.from(nested(pick([10, 1_000, 20_000]))),
    () => Buffer.from(`${text.slice(0, -1)},"__proto__":{"admin":true},"title":"a","title":["b"]}`),
    () =>
      Buffer.from(
        text.replace(
          /"[^"]*"(?=[,}])/,
          pick([
            ...['1e999', '-1e999', '123456789012345678901234567890', '1.'.padEnd(400, '1'), '0x1', '01'],
            ...['NaN', 'undefined', '+1', '.5'],
          ] as const),
        ),
      ),
    () =>
      Buffer.from(
        pick([
          ...['', ' ', 'null', 'true', '0', '""', '[]', '{}', '{', '"', '//x', 'a=b', '{"a":1}{"b":2}'],
          "{'a':1}",
        ] as const),
      ),
    () =>
      Buffer.from(
        JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, index]))),
      ),
  ]
  return pick(spoiled)()
}

const nested = (depth: number): string =>
  `{"title":${'{"a":['.repeat(depth)}1${']}'.repeat(depth)},"fields":{"a":1}}`

function urlEncoded(fields: Fields, random: Random): Buffer {
  const { pick, chance, bytes } = random
  const pairs = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(wellFormed(text))}`
  })
  if (chance(0.3)) {
    pairs.push(
      pick([
        ...['a[b][c]=d', 'a[]=1&a[]=2', '__proto__[x]=y', 'constructor.prototype.x=1', '=', '&&&', '%'],
        ...['%zz=%', 'a=%ff%fe', 'name', 'name=a&name=b&name=c', 'a=b;c=d', '+=+', `${'x=1&'.repeat(150)}`],
        `a${'[a]'.repeat(500)}=1`,
      ]),
    )
  }
  const whole = Buffer.from(pairs.join('&'), 'latin1')
  return chance(0.05) ? Buffer.concat([whole, bytes(20)]) : whole
}

/** `encodeURIComponent` throws on a lone surrogate. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '?')

function encoded(body: Buffer, { pick, chance, below }: Random): { body: Buffer; encoding: string | null } {
  if (chance(0.94)) return { body, encoding: null }
  const encoding = pick(['gzip', 'deflate', 'br', 'identity', 'x', 'gzip, gzip'])
  const large = chance(0.1) ? Buffer.alloc(5_000_000, 0x20) : body
  const packed =
    encoding === 'deflate'
      ? deflateSync(large)
      : encoding === 'br'
        ? brotliCompressSync(body)
        : gzipSync(large)
  if (chance(0.3)) return { body: packed.subarray(0, below(packed.length)), encoding }
  return { body: chance(0.2) ? body : packed, encoding }
}

function contentType(asForm: boolean, { pick, chance }: Random): string {
  const right = asForm ? 'application/x-www-form-urlencoded' : 'application/json'
  if (chance(0.85)) return right
  return pick([
    `${right}; charset=utf-8`,
    `${right}; charset=utf-16`,
    `${right}; charset=iso-8859-1`,
    `${right}; charset=x`,
    `${right};;`,
    `${right}; charset="`,
    'text/plain',
    'application/problem+json',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/html',
    'APPLICATION/JSON',
    '*/*',
    '',
    asForm ? 'application/json' : 'application/x-www-form-urlencoded',
  ])
}
