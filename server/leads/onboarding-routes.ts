import path from 'node:path'
import type { Request, RequestHandler, Response, Router } from 'express'
import type { Lead } from '#domain/leads/lead.ts'
import type { AttachedFile } from '#domain/leads/lead-views.ts'
import { onboardingFields, readOnboarding, textOf } from '#domain/leads/onboarding.schema.ts'
import {
  type FileFault,
  type FileGroup,
  fileGroups,
  megabyte,
  onboardingEndpoint,
  uploadLimits,
} from '#domain/leads/onboarding-form.schema.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { type SaidToVisitors, saidToVisitors } from '#locales/dictionaries.ts'
import { asksForPage } from '../http/native-form.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import { createRouter } from '../http/router.ts'
import type { DiskReserve, Room } from '../kernel/disk-reserve.ts'
import { fromSystemError, Problem, problem } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import { toFormPage } from './intake/form-page.ts'
import type { Intake } from './intake/intake.ts'
import { type FormText, readMultipart } from './intake/multipart.ts'
import type { PendingFile, PendingFiles, PendingUploads } from './intake/pending-uploads.ts'
import type { LeadRepository } from './lead-repository.ts'

type BriefOutcome = {
  page: string
  status: number
  values: FormText
  errors: Record<string, string[]>
  message: string | null
  attached: AttachedFile[]
  tray: string | null
}

type BriefText = SaidToVisitors['onboarding']
type Messages = BriefText['messages']

type OnboardingRoutesOptions = {
  repository: Pick<LeadRepository, 'stagingFolder' | 'discard'>
  reserve: Pick<DiskReserve, 'admit'>
  intake: Intake
  pendingUploads: Pick<PendingUploads, 'open' | 'keep' | 'assign'>
  /** Keyed hash of an email address, by which an erasure finds the person's files. */
  hashOf: (address: string) => string
  log: Log
  said?: () => BriefText
  renderForm: (request: Request, response: Response, outcome: BriefOutcome) => void | Promise<void>
}

type Outcome =
  | { ok: true; lead: Lead }
  | { ok: false; reason: Problem; text: FormText; attached: AttachedFile[]; tray: string | null }

const page = '/website-onboarding'
/** Most bytes stored of a body; reserved if it announces no length or a greater one. */
const mostStoredBytes = uploadLimits.totalBytes + megabyte

const tooLarge = new Set<FileFault>(['fileTooLarge', 'filesTooLarge', 'tooManyFiles'])

/** POST of a website brief with its files, by script and by a native form (R59 to R61). */
export function createOnboardingRoutes(options: OnboardingRoutesOptions): Router {
  const { renderForm, said = () => saidToVisitors('en').onboarding } = options
  const receive = createReceiver({ ...options, said })

  const submit: RequestHandler = async (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const outcome = await receive(request)
    if (outcome.ok) {
      const { lead } = outcome
      const reference = referenceOf(lead.id)
      const uploadedFilesCount = lead.files.length
      if (asksForPage(request)) {
        const query = new URLSearchParams({ ref: reference, files: String(uploadedFilesCount) })
        return response.redirect(303, `${page}/sent?${query}`)
      }
      const googleDriveFolder = said().sent.place({ reference })
      response.json({ success: true, uploadedFilesCount, googleDriveFolder, reference })
      return
    }
    const { reason, text, attached, tray } = outcome
    const { status, detail, errors = {}, headers } = reason
    if (!asksForPage(request)) {
      const extra = { success: false, error: detail, ...(tray && { tray, attached }) }
      throw problem(reason.code, detail, { errors, headers, extra, cause: reason.cause })
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const unread = Object.keys(text).length === 0
    const whole = unread ? `${detail} ${said().messages.goBack}` : detail
    const message = Object.keys(errors).length > 0 ? null : whole
    const values = shownAgain(text)
    await renderForm(request, response, { page, status, values, errors, message, attached, tray })
  }

  const router = createRouter()
  router.post(onboardingEndpoint, submit)
  router.all(
    onboardingEndpoint,
    toFormPage(() => page),
    onlyMethods('POST'),
  )
  return router
}

/** Reads a form and stores it as a lead. Complete files of a rejected form become pending uploads. */
function createReceiver(options: Required<OnboardingRoutesOptions>) {
  const { repository, intake, pendingUploads, hashOf, log, said } = options

  /** Records the person or lead in the form's pending uploads, so that an erasure finds these. */
  async function assign(text: FormText, whose: Parameters<PendingUploads['assign']>[1]): Promise<void> {
    await pendingUploads.assign(textOf(text.tray), whose).catch((error: unknown) => {
      log.error(
        { error: error instanceof Error ? error.name : 'unknown' },
        'pending uploads cannot be assigned',
      )
    })
  }

  /** The files of an earlier request that this form still refers to. */
  async function attachedBefore(text: FormText): Promise<PendingFiles> {
    const token = textOf(text.tray)
    if (token === '') return { files: [], folder: '' }
    const pending = await pendingUploads.open(token)
    const { pendingGone } = said().messages
    if (!pending) throw problem('invalid', pendingGone, { errors: { documents: [pendingGone] } })
    const removed = new Set([text.removeAttached ?? []].flat())
    return { ...pending, files: pending.files.filter(({ group, name }) => !removed.has(`${group}/${name}`)) }
  }

  async function keepFirst(
    selections: PendingFiles[][],
    whose: { address: string; person: string | null },
  ): Promise<{ attached: AttachedFile[]; tray: string | null }> {
    for (const selection of selections) {
      const whole = selection.flatMap((part) => part.files)
      const token = whole.length > 0 ? await pendingUploads.keep(selection, whose).catch(() => null) : null
      if (token !== null) return { attached: whole.map(shown), tray: token }
    }
    return { attached: [], tray: null }
  }

  return async function receive(request: Request): Promise<Outcome> {
    const address = request.ip ?? ''
    let text: FormText = {}
    let files: PendingFiles[] = []
    let place: Awaited<ReturnType<typeof placeForFiles>> | null = null
    try {
      const { flood } = await intake.admit('onboarding', address)
      place = await placeForFiles(request, address, options)
      const { folder, room } = place
      const upload = await readMultipart(request, {
        folder,
        address,
        taken: { files: 0, bytes: 0 },
        use: async (bytes) => room?.use(bytes),
      })
      text = upload.text
      const sent = { files: upload.files, folder: folder ?? '' }
      files = [sent]
      const kept = await attachedBefore(text).catch((error: unknown) => {
        throw upload.failure ?? error
      })
      files = [kept, sent]
      if (place.failure !== null) throw place.failure
      if (upload.failure !== null) throw upload.failure
      const all = [...kept.files, ...sent.files]

      const reading = readOnboarding(text)
      const faults = { ...upload.faults, ...limitFaults(all) }
      if (!reading.ok) throw faultyForm(said().messages, reading.faults, faults)
      if (Object.keys(faults).length > 0) throw faultyForm(said().messages, {}, faults)
      const { fields, notes } = briefOf(reading.brief)
      const lead = await intake.take({
        kind: 'onboarding',
        fields,
        notes,
        language: 'en',
        flood,
        address,
        files: all,
        staged: [
          ...kept.files.map(({ stored }) => ({ stored, path: path.join(kept.folder, stored), keep: true })),
          ...sent.files.map(({ stored }) => ({ stored, path: path.join(sent.folder, stored) })),
        ],
      })
      await assign(text, { lead: lead.id })
      return { ok: true, lead }
    } catch (error) {
      const known = error instanceof Problem ? error : fromSystemError(error)
      if (!known) throw error
      if (!(error instanceof Problem))
        log.error({ kind: 'onboarding', code: known.code }, 'upload not stored')
      // New files of this request exceed the space; files attached earlier are already stored
      const before = files.filter((part) => part.folder !== place?.folder)
      const keepable = known.code === 'storage-full' ? [before] : [files, before]
      const email = textOf(text.email)
      const person = email.trim() === '' ? null : hashOf(email)
      const kept = await keepFirst(keepable, { address, person })
      if (person !== null) await assign(text, { person })
      return { ok: false, reason: worded(known, said().messages), text, ...kept }
    } finally {
      place?.room?.release()
      if (place?.folder) await repository.discard(place.folder).catch(() => undefined)
    }
  }
}

/**
 * Reserves space and a staging folder for the files. A failure is returned, not thrown: the text is still
 * read, so that the form can be shown again with its values.
 */
async function placeForFiles(
  request: Request,
  address: string,
  { repository, reserve }: Pick<OnboardingRoutesOptions, 'repository' | 'reserve'>,
) {
  let room: Room | null = null
  try {
    const announced = Number(request.get('content-length') ?? mostStoredBytes)
    const bytes = Math.min(announced, mostStoredBytes)
    room = await reserve.admit({ bytes, address })
    return { folder: await repository.stagingFolder(), room, failure: null }
  } catch (failure) {
    room?.release()
    return { folder: null, room: null, failure }
  }
}

function limitFaults(files: readonly PendingFile[]): Partial<Record<FileGroup, FileFault>> {
  const last = files.at(-1)
  if (!last) return {}
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const group = groupOf(last)
  if (files.length > uploadLimits.files) return { [group]: 'tooManyFiles' }
  return bytes > uploadLimits.totalBytes ? { [group]: 'filesTooLarge' } : {}
}

function faultyForm(
  texts: Messages,
  fields: Partial<Record<string, string>>,
  files: Partial<Record<FileGroup, FileFault>>,
): Problem {
  const errors: Record<string, string[]> = {}
  for (const [field, key] of Object.entries({ ...fields, ...files })) {
    if (key !== undefined && Object.hasOwn(texts, key)) errors[field] = [texts[key as keyof typeof texts]]
  }
  const onlySize =
    Object.keys(fields).length === 0 && Object.values(files).some((fault) => fault && tooLarge.has(fault))
  return problem(onlySize ? 'too-large' : 'invalid', texts.fieldsNeedAttention, { errors })
}

function briefOf(brief: Extract<ReturnType<typeof readOnboarding>, { ok: true }>['brief']) {
  const fields: Lead['fields'] = Object.fromEntries(onboardingFields.map((field) => [field, brief[field]]))
  return { fields, notes: brief }
}

const shown = (file: PendingFile): AttachedFile => ({
  group: groupOf(file),
  name: file.name,
  size: file.size,
})

const groupOf = ({ group }: PendingFile): FileGroup => fileGroups.find((known) => known === group) ?? 'other'

/** The typed text, without the old token of pending uploads: the response contains a new one, or none. */
const shownAgain = ({ tray: _tray, removeAttached: _removed, ...text }: FormText): FormText => text

/** The text of a failure that concerns no single field (R62). */
function worded(reason: Problem, texts: Messages): Problem {
  const { code, errors, headers, cause } = reason
  if (errors) return reason
  if (code === 'too-many-requests') return problem(code, texts.tooMany, { headers })
  if (code === 'too-large') return problem(code, texts.tooMuchText)
  if (code === 'bad-request') return problem(code, texts.cutOff)
  if (code === 'unsupported-type') return problem(code, reason.detail)
  return problem(code, texts.notStored, { headers, cause })
}
