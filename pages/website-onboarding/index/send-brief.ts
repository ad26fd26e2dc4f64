import type { AttachedFile } from '#domain/leads/lead-views.ts'
import { fileGroups, onboardingEndpoint } from '#domain/leads/onboarding-form.schema.ts'
import type { Receipt } from '../sent.tsx'
import type { Faults, Waiting } from './+data.ts'

/** Bytes of the whole request. */
export type Progress = { loaded: number; total: number }

type Refusal = {
  /** What is wrong with the whole brief. */
  text: string
  faults: Faults
  /** Files that arrived all the same; null when nobody said. */
  waiting: Waiting | null
}

type Outcome = { ok: true; receipt: Receipt } | { ok: false; refusal: Refusal }

/** A connection on which nothing has moved for so long is gone. */
const stallMs = 60_000

/** Sends a brief and says how far it is; `failed`: in words. A refusal, a lost network and a stall are outcomes, not exceptions. */
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

/** `status` 0 = no answer at all. */
function outcomeOf(status: number, body: string, failed: string): Outcome {
  const answer = parsed(body)
  // A brief that was taken is safe whatever the body says: an answer cut short is still a success.
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

/** A file is named by its group and its place in it; what is said of it stands under the group. */
function faultsOf(errors: unknown): Faults {
  const faults: Faults = {}
  for (const [name, messages] of Object.entries(isObject(errors) ? errors : {})) {
    const message: unknown = Array.isArray(messages) ? messages[0] : messages
    const group = fileGroups.find((candidate) => name.startsWith(`${candidate}_`))
    if (typeof message === 'string') faults[group ?? name] ??= message
  }
  return faults
}

/** An answer that names faulty fields has looked at the files, too: those not named are not waiting any more. */
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
