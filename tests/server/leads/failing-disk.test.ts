import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#domain/locales.ts'
import { briefAnswers, briefForm } from '#tests/helpers/brief.ts'
import { type Fault, failDisk } from '#tests/helpers/failing-disk.ts'
import { sample } from '#tests/helpers/full.ts'
import { serveForms } from './forms-site.ts'
import { sampleFields } from './sample-lead.ts'

/** Each writing step fails once in turn. This is more steps than any lead needs. */
const mostSteps = 60

const inEnglish = 'There was a problem submitting your form. Please try again.'

/** What is sent, and the answer when it cannot be stored. `least`: minimum steps whose failure refuses the form. */
const forms = {
  inquiry: {
    ...{ address: '/api/pricing-inquiry', least: 4, files: 0, value: ['name', 'Ada'] },
    body: (about: { submissionId: string; language: Locale }) =>
      new URLSearchParams({ ...sampleFields, ...about }),
    messages: {
      en: 'Your message could not be saved. Please try again in a moment, or call us.',
      it: 'Non è stato possibile salvare il messaggio. Riprova tra poco oppure chiamaci.',
    },
  },
  brief: {
    ...{ address: '/api/website-onboarding', least: 7, files: 2 },
    value: ['businessDescription', briefAnswers.businessDescription],
    body: ({ submissionId }: { submissionId: string }) =>
      briefForm(
        { submissionId },
        { images: new File(['a picture'], 'logo.png'), documents: new File(['a menu'], 'menu.pdf') },
      ),
    messages: { en: inEnglish, it: inEnglish },
  },
}

for (const code of sample<Fault['code']>(['EIO', 'EROFS', 'ENOSPC', 'EMFILE'], 2))
  for (const [name, { address, least, files, value, body, messages }] of Object.entries(forms))
    test(`${code} at any step of storing a ${name}: it is stored or refused, never confirmed and lost`, async (context) => {
      const { base, repository, post } = await serveForms(context)
      const total = async () => (await repository.list()).total
      let refused = 0
      for (let step = 1; step <= mostSteps; step += 1) {
        const language = step % 2 === 0 ? 'en' : 'it'
        const send = () =>
          post(address, body({ submissionId: `${code}-${step}`, language }), { accept: 'text/html' })
        const before = await total()
        const disk = failDisk(base, step, { code })
        const { status, body: answer } = await send().finally(disk.mend)
        const failedAt = disk.failedAt()
        if (status === 303) {
          const { total, leads } = await repository.list()
          assert.equal(total, before + 1, String(failedAt))
          assert.equal(leads[0]?.lead.files.length, files)
        }
        if (failedAt === null) {
          assert.equal(status, 303)
          assert.ok(refused >= least, `only ${refused} steps failed`)
          return
        }
        if (status === 303) continue
        refused += 1
        assert.equal(status, code === 'ENOSPC' ? 507 : 503, failedAt)
        assert.equal(answer.page.message, messages[language], failedAt)
        assert.equal(answer.page.values[value[0] ?? ''], value[1], failedAt)
        assert.equal(await total(), before, failedAt)
        // The visitor sends the same form again
        assert.equal((await send()).status, 303, failedAt)
        assert.equal(await total(), before + 1)
      }
      assert.fail('There are more steps than expected')
    })
