import type { RequestHandler } from 'express'
import type { RecordActivity } from '#domain/activity.ts'
import { formStampEndpoint } from '#domain/leads/lead-form.schema.ts'
import { staffLeadsEndpoint } from '#domain/leads/records.ts'
import type { Locale } from '#domain/locales.ts'
import type { Site } from '#domain/site/site.schema.ts'
import type { SaidToVisitors } from '#locales/dictionaries.ts'
import { memberOf, requireArea } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import type { DiskReserve } from '../kernel/disk-reserve.ts'
import type { RenderPage } from '../kernel/feature.ts'
import type { Log } from '../kernel/log.ts'
import { createBegunBrief } from './begun-brief.ts'
import type { FormAge } from './intake/form-age.ts'
import type { Intake } from './intake/intake.ts'
import type { PendingUploads } from './intake/pending-uploads.ts'
import type { LeadRepository } from './lead-repository.ts'
import { createOnboardingRoutes } from './onboarding-routes.ts'
import type { Erasures } from './retention/erasure.ts'
import { createLeadRoutes } from './routes.ts'
import { createStaffLeadRoutes } from './staff-routes.ts'

export type LeadsApiOptions = {
  repository: LeadRepository
  intake: Intake
  formAge: FormAge
  pendingUploads: PendingUploads
  erasures: Erasures
  reserve: DiskReserve
  mailIsSent: boolean
  site: () => Pick<Site, 'staffLanguage'>
  said: (locale: Locale) => SaidToVisitors
  log: Log
  record: RecordActivity
  /** Asks a member to confirm their identity first. `screen`: where they return to. */
  requireProof: (screen: string) => RequestHandler
}

export const createLeadsApi =
  (options: LeadsApiOptions) =>
  (render: RenderPage): RequestHandler => {
    const { repository, intake, formAge, pendingUploads, erasures, reserve, log, record } = options
    const router = createRouter()
    router.use(
      createLeadRoutes({
        ...{ intake, said: options.said },
        renderForm: (request, response, { page, status, values, errors, message }) =>
          render(request, response, {
            url: page,
            status,
            form: { values, errors, ...(message !== null && { message }) },
          }),
      }),
      createOnboardingRoutes({
        ...{ repository, reserve, intake, pendingUploads, log },
        hashOf: erasures.hashOf,
        said: () => options.said('en').onboarding,
        renderForm: (request, response, { page, status, values, errors, message, attached, tray }) =>
          render(request, response, {
            url: page,
            status,
            form: {
              ...{ values, errors },
              ...(message !== null && { message }),
              ...(tray !== null && { attached, tray }),
            },
          }),
      }),
      createBegunBrief({
        render: (request, response, values) =>
          render(request, response, { form: { values, errors: {}, begun: true } }),
      }),
    )
    router.at(formStampEndpoint).get((_request, response) => {
      response.set('Cache-Control', 'no-store').json({ issued: formAge.stamp() })
    })
    router.use(
      staffLeadsEndpoint,
      createStaffLeadRoutes({
        ...{ repository, erasures, record, memberOf },
        mailIsSent: options.mailIsSent,
        language: () => options.site().staffLanguage,
        requireStaff: requireArea('leads'),
        requireProof: options.requireProof('/admin/leads'),
      }),
    )
    return router
  }
