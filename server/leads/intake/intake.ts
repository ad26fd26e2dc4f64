import type { FormNotes } from '#domain/leads/form.schema.ts'
import type { Lead, LeadKind, ServedBy } from '#domain/leads/lead.ts'
import { honeypotField } from '#domain/leads/lead-form.schema.ts'
import type { Locale } from '#domain/locales.ts'
import { Problem, problem } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import type { LeadRepository, StagedFile } from '../lead-repository.ts'
import { campaignOf } from './campaign.ts'
import { createLead } from './create-lead.ts'
import { createFloodGate } from './flood-gate.ts'
import type { FormAge } from './form-age.ts'
import { suspicionOf } from './spam.ts'

type IntakeOptions = {
  repository: Pick<LeadRepository, 'accept'>
  formAge: Pick<FormAge, 'ageOf'>
  log: Log
  /** Per network prefix; 0 = no limit. */
  leadsPerMinute: number
  /** Called once for each lead that is stored and not held. */
  onSent?: (kind: LeadKind) => void
  servedBy?: () => ServedBy
  now?: () => number
}

type Submission = {
  kind: LeadKind
  fields: Lead['fields']
  notes: FormNotes
  language: Locale
  /** From `admit`. */
  flood: boolean
  /** IP address of the sender, to count its network; never stored. */
  address: string
  files?: Lead['files']
  staged?: StagedFile[]
}

export type Intake = ReturnType<typeof createIntake>

export function createIntake({
  repository,
  formAge,
  log,
  leadsPerMinute,
  onSent,
  servedBy,
  now = Date.now,
}: IntakeOptions) {
  const gate = createFloodGate({ perMinute: leadsPerMinute, now })

  return {
    /** Counts one submission of a network. Throws `too-many-requests` far beyond the limit (R80). */
    async admit(kind: LeadKind, address: string): Promise<{ flood: boolean }> {
      const verdict = await gate.count(address)
      if (verdict.pass === 'refused') {
        log.warn({ kind }, 'flood refused')
        const headers = { 'Retry-After': String(verdict.retryAfterSeconds) }
        throw problem('too-many-requests', 'Too many messages came from this network.', { headers })
      }
      return { flood: verdict.pass === 'held' }
    },

    /** Resolves with the lead once it is durable. Throws `unavailable` or `storage-full` when it is not. */
    async take(submission: Submission): Promise<Lead> {
      const { kind, fields, notes, language, flood, address, files = [], staged = [] } = submission
      const { page, button, campaign, submissionId, issued } = notes
      const held = suspicionOf({
        fields,
        honeypot: notes[honeypotField],
        ageMs: formAge.ageOf(issued),
        flood,
      })
      const lead = createLead({
        kind,
        fields,
        context: { page, button, campaign: campaignOf(campaign) },
        language,
        receivedAt: now(),
        submissionId,
        files,
        servedBy: servedBy?.(),
        held: held ?? undefined,
      })
      try {
        const { duplicate } = await repository.accept(lead, staged)
        if (duplicate) await gate.forgive(address)
        else if (held === null) onSent?.(kind)
        return lead
      } catch (error) {
        if (error instanceof Problem) log.error({ kind, code: error.code }, 'lead not stored')
        throw error
      }
    },
  }
}
