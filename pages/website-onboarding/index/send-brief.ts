import type { AttachedFile } from '#domain/leads/lead-views.ts'
import { fileGroups, onboardingEndpoint } from '#domain/leads/onboarding-form.schema.ts'
import type { Receipt } from '../sent.tsx'
import type { Faults, Waiting } from './+data.ts'

/** Bytes of the whole request. */
export type Progress = { loaded: number; total: number }

type Refusal = {
  /** Error of the brief as a whole. */
  text: string
  faults: Faults
  /** Files that arrived nevertheless; null if the response does not say. */
  waiting: Waiting | null
}

type Outcome = { ok: true; receipt: Receipt } | { ok: false; refusal: Refusal }

/** A connection without any progress for this long counts as lost. */
const stallMs = 60_000

/** Sends a brief. `failed`: the message for a failure. A refusal, a lost network or a stall never rejects. */
export function sendBrief(
  body: FormData,
  onProgress: (progress: Progress) => void,
  failed: string,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let watch: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      clearTimeout(watch)
      watch = setTimeout(() => request.abort(), stallMs)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      onProgress({ loaded, total })
    }
    request.onloadend = () => {
      clearTimeout(watch)
      resolve(outcomeOf(request.status, request.responseText, failed))
    }
    request.open('POST', onboardingEndpoint)
    request.setRequestHeader('Accept', 'application/json')
    request.withCredentials = true
    moved()
    request.send(body)
  })
}

/** `status` 0 = no response at all. */
function outcomeOf(status: number, body: string, failed: string): Outcome {
  const answer = parsed(body)
  // An accepted brief is safe, so even an incomplete body is a success.
  if (status >= 200 && status < 300 && answer.success !== false) {
    return { ok: true, receipt: receiptOf(answer) }
  }
  const faults = faultsOf(answer.errors)
  const because = typeof answer.error === 'string' && status !== 0 ? answer.error : ''
  const text =
    Object.keys(faults).length > 0 || because === '' || because === failed ? failed : `${failed} ${because}`
  return { ok: false, refusal: { text, faults, waiting: waitingOf(answer, faults) } }
}

const receiptOf = ({ reference, uploadedFilesCount }: Answer): Receipt => ({
  reference: typeof reference === 'string' ? reference : null,
  files: typeof uploadedFilesCount === 'number' ? uploadedFilesCount : null,
})

type Answer = Partial<Record<string, unknown>>

function parsed(text: string): Answer {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is Answer => typeof value === 'object' && value !== null

/** Errors of single files (named by group and index) are shown under their group. */
function faultsOf(errors: unknown): Faults {
  const faults: Faults = {}
  for (const [name, messages] of Object.entries(isObject(errors) ? errors : {})) {
    const message: unknown = Array.isArray(messages) ? messages[0] : messages
    const group = fileGroups.find((candidate) => name.startsWith(`${candidate}_`))
    if (typeof message === 'string') faults[group ?? name] ??= message
  }
  return faults
}

/** A response with faulty fields comes after a check of the files, too: files missing from it are gone. */
function waitingOf({ tray, attached }: Answer, faults: Faults): Waiting | null {
  if (typeof tray !== 'string' || !Array.isArray(attached)) {
    return Object.keys(faults).length > 0 ? { tray: null, attached: [] } : null
  }
  return { tray, attached: attached.filter(isAttached) }
}

const isAttached = (value: unknown): value is AttachedFile =>
  isObject(value) &&
  fileGroups.some((group) => group === value.group) &&
  typeof value.name === 'string' &&
  typeof value.size === 'number'
