import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

test('a change of site.yaml applies without a restart to pages, feeds, structured data and emails', async (context) => {
  const mail = await startMailServer()
  context.after(mail.stop)
  const { folders, origin } = await startSite({ env: { SMTP_URL: mail.url }, context })
  const textAt = async (address: string) => (await fetch(origin + address)).text()
  const ask = (name: string) => {
    const email = `${name.toLowerCase()}@example.com`
    return send('POST', `${origin}/api/question`, { body: { name, email, question: 'Open on Saturdays?' } })
  }
  const mailTo = async (address: string, count: number) => {
    const found = () => mail.received.filter(({ to }) => to.includes(address))
    await waitFor(`mail to ${address}`, async () => found().length >= count)
    return found()
  }

  await textAt('/')
  const first = await ask('First')
  assert.equal(first.status, 200, first.text)
  const [before] = await mailTo('hello@ponte.example.com', 1)
  assert.match(before?.mail.text ?? '', /Name: First/)

  const file = path.join(folders.contentDir, 'site.yaml')
  const settings = await readFile(file, 'utf8')
  const changed = settings
    .replace('name: Ponte', 'name: Arco')
    .replace('email: hello@ponte.example.com', 'email: nuovo@arco.example.com')
    .replaceAll('closes: 18:00', 'closes: 19:30')
    .replace('staffLanguage: en', 'staffLanguage: it')
  assert.match(changed, /staffLanguage: it/)
  await writeFile(file, changed)
  await waitFor('the new name', async () => (await textAt('/')).includes('nuovo@arco.example.com'))

  assert.ok((await textAt('/contact')).includes('9:00–19:30'))
  assert.ok((await textAt('/contact')).includes('"closes":"19:30"'), 'structured data has the new hours')
  assert.match(await textAt('/feed.xml'), /<title>[^<]*Arco/)
  assert.match(await textAt('/site.webmanifest'), /"Arco"/)

  assert.equal((await ask('Second')).status, 200)
  const [staff] = await mailTo('nuovo@arco.example.com', 1)
  assert.match(staff?.mail.text ?? '', /Nome: Second/)
  assert.equal(staff?.mail.from?.name, 'Arco')
  const [reply] = await mailTo('second@example.com', 1)
  assert.match(reply?.mail.subject ?? '', /Arco/)
  assert.equal(reply?.from, 'nuovo@arco.example.com')
  assert.equal((await mailTo('hello@ponte.example.com', 1)).length, 1, 'nothing more to the old address')
})
