import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import express from 'express'
import { problemResponder } from '#server/http/problem-responder.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createFormAge } from '#server/leads/intake/form-age.ts'
import { createIntake } from '#server/leads/intake/intake.ts'
import { createPendingUploads } from '#server/leads/intake/pending-uploads.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { createOnboardingRoutes } from '#server/leads/onboarding-routes.ts'
import { createLeadRoutes } from '#server/leads/routes.ts'
import { ampleDisk } from '#tests/helpers/ample-disk.ts'
import { briefAnswers, briefForm } from '#tests/helpers/brief.ts'
import { type Fault, failDisk } from '#tests/helpers/failing-disk.ts'
import { listen } from '#tests/helpers/listen.ts'
import { sampleFields } from './sample-lead.ts'

/** Every step that writes, failing once in turn. More steps than any lead takes. */
const mostSteps = 60

async function serve(context: TestContext) {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-disk-'))
  const dir = path.join(base, 'leads')
  const repository = createLeadRepository({ dir, channels: [], retryBaseMs: 10, log: silentLog })
  await repository.start()
  const formAge = createFormAge({ secret: 'a secret of this test' })
  const intake = createIntake({ repository, formAge, log: silentLog, leadsPerMinute: 0 })
  const app = express()
  app.use(
    createLeadRoutes({
      intake,
      renderForm: (_request, response, outcome) => {
        response.status(outcome.status).json(outcome)
      },
    }),
    createOnboardingRoutes({
      repository,
      reserve: ampleDisk,
      intake,
      hashOf: (address) => address,
      pendingUploads: createPendingUploads({ dir: path.join(base, 'trays'), log: silentLog }),
      log: silentLog,
      renderForm: (_request, response, outcome) => {
        response.status(outcome.status).json(outcome)
      },
    }),
    problemResponder(silentLog),
  )
  const origin = await listen(context, app, async () => {
    await repository.close()
    await rm(base, { recursive: true, force: true })
  })
  const post = async (at: string, body: URLSearchParams | FormData) => {
    const headers = { accept: 'text/html' }
    const response = await fetch(`${origin}${at}`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body,
    })
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.status, outcome: isJson ? await response.json() : null }
  }
  return { base, repository, post }
}

const inquiry = (submissionId: string, language: string) => ({
  at: '/api/pricing-inquiry',
  body: new URLSearchParams({ ...sampleFields, submissionId, language }),
})

function brief(submissionId: string) {
  const files = { images: new File(['a picture'], 'logo.png'), documents: new File(['a menu'], 'menu.pdf') }
  return { at: '/api/website-onboarding', body: briefForm({ submissionId }, files) }
}

const messages = {
  en: 'Your message could not be saved. Please try again in a moment, or call us.',
  it: 'Non è stato possibile salvare il messaggio. Riprova tra poco oppure chiamaci.',
}

for (const code of ['EIO', 'ENOSPC', 'EROFS', 'EMFILE'] satisfies Fault['code'][]) {
  const refusal = code === 'ENOSPC' ? 507 : 503

  test(`${code} at any step of an inquiry: it is stored or refused, never thanked for and lost`, async (context) => {
    const site = await serve(context)
    let refused = 0
    for (let step = 1; step <= mostSteps; step += 1) {
      const language = step % 2 === 0 ? 'en' : 'it'
      const submissionId = `${code}-${step}`
      const before = (await site.repository.list()).total
      const { at, body } = inquiry(submissionId, language)
      const disk = failDisk(site.base, step, { code })
      const { status, outcome } = await site.post(at, body).finally(disk.mend)
      const failedAt = disk.failedAt()
      const { total } = await site.repository.list()
      if (failedAt === null) {
        assert.equal(status, 303)
        assert.ok(refused > 3, `only ${refused} steps failed`)
        return
      }
      if (status === 303) assert.equal(total, before + 1, failedAt)
      else {
        refused += 1
        assert.equal(status, refusal, failedAt)
        assert.equal(outcome.message, messages[language], failedAt)
        assert.equal(outcome.values.name, 'Ada')
        assert.equal(total, before, failedAt)
        // The visitor sends the same form again
        assert.equal((await site.post(at, body)).status, 303, failedAt)
        assert.equal((await site.repository.list()).total, before + 1)
      }
    }
    assert.fail('There are more steps than expected')
  })

  test(`${code} at any step of a brief: it is stored with both files, or refused`, async (context) => {
    const site = await serve(context)
    let refused = 0
    for (let step = 1; step <= mostSteps; step += 1) {
      const submissionId = `${code}-${step}`
      const before = (await site.repository.list()).total
      const first = brief(submissionId)
      const disk = failDisk(site.base, step, { code })
      const { status, outcome } = await site.post(first.at, first.body).finally(disk.mend)
      const failedAt = disk.failedAt()
      const { total, leads } = await site.repository.list()
      if (failedAt === null) {
        assert.equal(status, 303)
        assert.ok(refused > 6, `only ${refused} steps failed`)
        return
      }
      if (status === 303) {
        assert.equal(total, before + 1, failedAt)
        assert.equal(leads[0]?.lead.files.length, 2)
      } else {
        refused += 1
        assert.equal(status, refusal, failedAt)
        assert.equal(outcome.message, 'There was a problem submitting your form. Please try again.')
        assert.equal(outcome.values.businessDescription, briefAnswers.businessDescription, failedAt)
        assert.equal(total, before, failedAt)
        const again = brief(submissionId)
        assert.equal((await site.post(again.at, again.body)).status, 303, failedAt)
      }
    }
    assert.fail('There are more steps than expected')
  })
}
