import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import matter from 'gray-matter'
import { formatPostFile, parsePostFile } from '#server/content/store/front-matter.ts'
import { joinFile, options, splitFile } from '#server/content/store/gray-matter.ts'
import { randomFrom } from '#tests/helpers/random.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { oddPostFile } from '#tests/prove/fuzz/front-matter.ts'

const required = 'title: A title\ndescription: What it says.\ncategory: Technology\n'
const otherLanguage =
  'front matter must be YAML: the first line is exactly ---, without the name of a language'

type Engine = { parse(text: string): unknown }
/** gray-matter's default engines. */
const ownEngines: Record<string, Engine> = Reflect.get(matter, 'engines')
const cached = (): string[] => Object.keys(Reflect.get(matter, 'cache'))

function problems(text: string): string[] {
  const parsed = parsePostFile(text, 'a-post')
  assert.ok(!parsed.ok)
  return parsed.problems.map(({ field, message }) => `${field} ${message}`)
}

test("neither gray-matter's engines nor eval run, whatever a file says, and nothing is cached", async (t) => {
  const folder = await temporaryFolder(t)
  const mark = path.join(folder, 'ran')
  const engines = Object.values(ownEngines).map((engine) => t.mock.method(engine, 'parse'))
  const evaluate = t.mock.method(globalThis, 'eval')
  assert.equal(engines.length, 3)
  const code = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, 'ran')`
  for (const language of ['js', 'javascript', 'JavaScript', 'coffee', 'json', 'yaml', 'toml', 'x']) {
    for (const space of ['', ' ', '\t']) {
      const file = `---${space}${language}\n${code}\n---\nText`
      for (const text of [file, `\ufeff${file}`, file.replaceAll('\n', '\r\n')])
        assert.deepEqual(problems(text), [otherLanguage], text)
    }
  }
  for (let seed = 1; seed <= 100; seed += 1) {
    const text = oddPostFile(randomFrom(seed), { slug: 'a-post', mark }).toString()
    const parsed = parsePostFile(text, 'a-post')
    if (parsed.ok) formatPostFile(parsed.post)
    else assert.ok(parsed.problems.length > 0)
  }
  for (const run of [...engines, evaluate]) assert.equal(run.mock.callCount(), 0)
  assert.equal(existsSync(mark), false)
  assert.deepEqual(cached(), [])
})

test('names of properties that every object has are no front matter languages', () => {
  for (const name of [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'parse', 'yaml'])
    assert.deepEqual(problems(`---${name}\n${required}---\n\nText.\n`), [otherLanguage], name)
})

test('the options alone refuse every other language too', () => {
  for (const name of ['js', 'javascript', 'json', 'coffee', 'cson', 'toml', 'unknown']) {
    assert.throws(() => matter(`---${name}\n{"title": "A"}\n---\nText`, options), name)
  }
})

test('keys with a meaning in gray-matter or JavaScript are ordinary keys', () => {
  const keys = ['excerpt_separator', 'excerpt', 'language', 'engines', 'sections', '__proto__', 'constructor']
  const yaml = keys.map((key) => `${key}: x\n`).join('')
  const parsed = parsePostFile(`---\n${required}${yaml}5: x\n---\n\nOne x two.\n`, 'a-post')
  assert.ok(parsed.ok, JSON.stringify(parsed))
  assert.deepEqual([...parsed.post.extra.keys()], [...keys, '5'])
  assert.equal(parsed.post.content, 'One x two.')
  assert.match(formatPostFile(parsed.post), /__proto__: x\nconstructor: x\n"?5"?: x\n---\n\nOne x two\.\n$/)
  assert.equal(Reflect.get({}, 'x'), undefined)
})

test('only a line --- or ... ends the front matter, even with blanks after it', () => {
  const { front, body } = splitFile('---\na: b\n---x: c\n----: d\n---\n--- \n---\n----\n')
  assert.ok(front.ok)
  assert.deepEqual(Object.fromEntries(front.values), { a: 'b', '---x': 'c', '----': 'd' })
  assert.equal(body, '--- \n---\n----\n')
  for (const end of ['--- ', '---\t', '...', '... ']) {
    const { front, body } = splitFile(`--- \na: b\n${end}\nText`)
    assert.deepEqual([front.ok, body], [true, 'Text'], end)
  }
  for (const end of ['---x', '----', ' ---', '....', '..', '--']) {
    const { front } = splitFile(`---\na: b\n${end}\nText`)
    assert.deepEqual(front, { ok: false, message: 'does not end: a line --- is missing' })
  }
})

test('a body is written unchanged, even one that looks like front matter', () => {
  for (const body of ['---\na: [\n---\nText', '---js\nprocess.exit(1)\n---', '---', '\n\nText\n\n']) {
    assert.equal(joinFile(new Map([['a', 'b']]), body), `---\na: b\n---\n\n${body}\n`)
  }
  assert.deepEqual(cached(), [])
})

test('blank lines at the end of the last value are kept', () => {
  const text = `---\nid: a-post\nnote: |+\n  One.\n\n\n---\n\nText.\n`
  const { front } = splitFile(text)
  assert.ok(front.ok)
  assert.equal(front.values.get('note'), 'One.\n\n\n')
  assert.equal(joinFile(front.values, 'Text.'), text)
})

test('thousands of blank lines are kept in a body and refused in front matter, in little time', () => {
  const lines = '\n'.repeat(60_000)
  const before = process.cpuUsage()
  const { front, body } = splitFile(`---\nnote: a\n---\nc${lines}d`)
  assert.ok(front.ok)
  assert.equal(body, `c${lines}d`)
  const refused = splitFile(`---\nnote: |\n  a${lines}  b\n---\nc`).front
  assert.deepEqual(refused, { ok: false, message: 'has 200 spaces or line breaks in a row' })
  const { user, system } = process.cpuUsage(before)
  // Quadratic time would be 2 s or more
  assert.ok(user + system < 1_000_000, `${user + system} µs`)
})

test('a front matter has at most 64,000 characters', () => {
  const of = (length: number) => splitFile(`---\nnote: ${'a'.repeat(length)}\n---\nb`).front
  assert.ok(of(63_900).ok)
  assert.deepEqual(of(64_000), { ok: false, message: 'is larger than 64 KB' })
})
