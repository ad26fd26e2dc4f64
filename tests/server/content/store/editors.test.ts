import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { MergeConflict } from '#domain/posts/conflicts.ts'
import { createContentStore } from '#server/content/store/store.ts'
import { silentLog } from '#server/kernel/log.ts'
import { isFull } from '#tests/helpers/full.ts'
import { randomFrom } from '#tests/helpers/random.ts'
import { type Answer, type Blog, serveBlog } from '../blog-site.ts'
import { committer, temporaryContent } from '../sample-content.ts'

/**
 * People edit one post at the same time through the blog's API: they type, lose their connection, crash, return to what their
 * device has kept, and settle conflicts. Every typed word is unique, so that a lost one can be identified.
 */

type Fields = { title: string; description: string; content: string; faqData: string | null }
type Editor = {
  name: string
  call: (blog: Blog) => Blog['asStaff']
  /** The revision or revisions that the form is based on. */
  revision: string[]
  /** The content of the form. */
  form: Fields
  /** The device's copy of what was typed. */
  copy: { fields: Fields; revision: string | undefined } | null
  /** A save whose answer was lost; it is repeated before any other. */
  unanswered: { fields: Fields; revision: string[] } | null
}

const rest = { category: 'Technology', readTime: '4 min read', published: true }
const wordPattern = /\b(?:ada|grace)\d+\b/g

async function writeTogether(
  t: TestContext,
  { steps, seed, editors }: { steps: number; seed: number; editors: number },
) {
  const dir = await temporaryContent(t)
  const open = async () => serveBlog({ store: await createContentStore({ dir, committer, log: silentLog }) })
  const { below: next, pick: one } = randomFrom(seed)
  const tally = { saves: 0, merges: 0, conflicts: 0, restarts: 0, lost: [] as string[] }
  let blog = await open()
  let typed = 0
  /** Words that a person deleted, or gave up for another's when shown both. */
  const dropped = new Set<string>()
  /** Words that an acknowledged save brought into the post. */
  const saved = new Set<string>()
  const drop = (text: string) => {
    for (const word of text.match(wordPattern) ?? []) dropped.add(word)
  }

  const paragraphs = Array.from(
    { length: 6 },
    (_, at) => `Paragraph ${at} tells in a dozen words or so what a missed call costs a small shop.`,
  )
  const content = paragraphs.join('\n\n')
  const made = await blog.asStaff('POST', '/posts', { ...rest, title: 'Together', description: 'D', content })
  const { id } = made.body
  const people: Editor[] = [
    editor('ada', (it) => it.asStaff, made),
    editor('grace', (it) => it.asGrace, made),
  ].slice(0, editors)

  function editor(name: string, call: Editor['call'], { body }: Answer): Editor {
    const form = fieldsOf(body)
    return { name, call, revision: [body.revision], form, copy: null, unanswered: null }
  }

  function type(who: Editor): void {
    const word = `${who.name}${++typed}`
    const { form } = who
    const list = form.content.split('\n\n')
    const at = next(list.length)
    const kind = next(20)
    if (kind === 0) {
      drop(form.title)
      form.title = `Title by ${word}`
    } else if (kind === 1) {
      drop(form.description)
      form.description = `Description by ${word}`
    } else if (kind === 2) {
      const faq = JSON.parse(form.faqData ?? '[]')
      form.faqData = JSON.stringify([...faq, { question: `Asked by ${word}?`, answer: 'So.' }])
    } else if (kind < 6) {
      list.splice(at, 0, `A new paragraph, and ${word} has written it just now.`)
    } else if (kind === 6 && list.length > 2) {
      drop(list.splice(at, 1)[0] ?? '')
    } else {
      const words = (list[at] ?? '').split(' ')
      words.splice(next(words.length + 1), 0, word)
      list[at] = words.join(' ')
    }
    form.content = list.join('\n\n')
  }

  async function keep(who: Editor): Promise<void> {
    if (who.unanswered) await send(who, who.unanswered.fields, who.unanswered.revision)
    who.copy = { fields: { ...who.form }, revision: who.revision.at(-1) }
  }

  /** The browser crashes: what was typed since the last copy is lost. */
  async function crash(who: Editor): Promise<void> {
    if (who.copy) {
      who.form = { ...who.copy.fields }
      who.revision = who.copy.revision === undefined ? [] : [who.copy.revision]
    } else await reload(who)
    who.unanswered = null
  }

  async function reload(who: Editor): Promise<void> {
    const { body } = await who.call(blog)('GET', '/posts')
    const post = body.find((it: { id: string }) => it.id === id)
    who.form = fieldsOf(post)
    who.revision = [post.revision]
  }

  async function save(who: Editor): Promise<void> {
    if (who.unanswered) await send(who, who.unanswered.fields, who.unanswered.revision)
    for (let attempt = 0; attempt < 5; attempt++) {
      if (await send(who, { ...who.form }, who.revision)) return
    }
    throw new Error('Five saves in a row were refused')
  }

  async function send(who: Editor, fields: Fields, revision: string[]): Promise<boolean> {
    const repeated = who.unanswered !== null
    const tags = revision.map((tag) => `"${tag}"`).join(', ')
    const answer = await who.call(blog)('PUT', `/posts/${id}`, { ...rest, ...fields }, { 'If-Match': tags })
    if (!repeated && next(10) === 0) {
      who.unanswered = { fields, revision }
      return true
    }
    who.unanswered = null
    if (answer.status === 409) {
      tally.conflicts++
      settle(who, answer)
      return false
    }
    if (answer.status !== 200) throw new Error(`A save was answered ${answer.status}: ${answer.text}`)
    tally.saves++
    if (answer.body.merged) tally.merges++
    const kept = JSON.stringify(fieldsOf(answer.body))
    for (const word of JSON.stringify(fields).match(wordPattern) ?? []) {
      if (!kept.includes(word) && !dropped.has(word)) tally.lost.push(`${word}, in the answer to its save`)
      saved.add(word)
    }
    who.copy = null
    // Sometimes a person types during a save.
    if (!repeated && next(4) === 0) type(who)
    if (!isDeepStrictEqual(who.form, fields)) {
      // The form has more than was sent, so it continues from what was sent.
      who.revision = answer.body.merged ? [answer.body.sent, ...revision.slice(-1)] : [answer.body.revision]
      return true
    }
    who.form = fieldsOf(answer.body)
    who.revision = [answer.body.revision]
    return true
  }

  /** Keeps both texts where possible; of two titles, the person sees both and chooses one. */
  function settle(who: Editor, { body }: Answer): void {
    const form = fieldsOf(body.merged)
    for (const conflict of (body.conflicts as MergeConflict[]).toReversed()) {
      const { field, range, mine, theirs } = conflict
      if (range) {
        const both = [mine, theirs].filter(Boolean).join('\n\n')
        form.content = form.content.slice(0, range[0]) + both + form.content.slice(range[1])
      } else if (field === 'faqData') {
        const pairs = [...JSON.parse(String(mine ?? '[]')), ...JSON.parse(String(theirs ?? '[]'))]
        form.faqData = JSON.stringify([...new Map(pairs.map((pair) => [pair.question, pair])).values()])
      } else if (field === 'title' || field === 'description') {
        const chosen = one([mine, theirs])
        drop(String(mine === chosen ? theirs : mine))
        form[field] = String(chosen)
      }
    }
    form.content = form.content.replace(/\n{3,}/g, '\n\n').trim()
    who.form = form
    who.revision = [body.current.revision]
  }

  try {
    for (let step = 0; step < steps; step++) {
      const who = one(people)
      const kind = next(100)
      if (kind < 60) type(who)
      else if (kind < 76) await keep(who)
      else if (kind < 95) await save(who)
      else if (kind < 98) await crash(who)
      else {
        tally.restarts++
        await blog.close()
        blog = await open()
      }
    }
    // Several rounds, until nobody has unsaved text
    for (let round = 0; round < 4; round++) for (const who of people) await save(who)
    const { body } = await blog.asStaff('GET', '/posts')
    const final = JSON.stringify(fieldsOf(body.find((it: { id: string }) => it.id === id)))
    for (const word of saved) if (!final.includes(word) && !dropped.has(word)) tally.lost.push(word)
    return tally
  } finally {
    await blog.close()
  }
}

const fieldsOf = ({ title, description, content, faqData }: Fields): Fields => ({
  title,
  description,
  content,
  faqData,
})

test('two people editing one post lose no word, through merges, conflicts, crashes and restarts', async (t) => {
  const tally = await writeTogether(t, { steps: isFull ? 200 : 120, seed: 11, editors: 2 })
  assert.deepEqual(tally.lost, [])
  assert.ok(tally.merges > 0 && tally.conflicts > 0 && tally.restarts > 0, JSON.stringify(tally))
})

test('one person editing alone never gets a conflict, even if answers are lost', async (t) => {
  const tally = await writeTogether(t, { steps: isFull ? 100 : 60, seed: 5, editors: 1 })
  assert.deepEqual([tally.lost, tally.conflicts], [[], 0])
  assert.ok(tally.saves > 5, JSON.stringify(tally))
})
