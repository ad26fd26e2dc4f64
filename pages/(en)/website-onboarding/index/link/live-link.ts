import { briefLinkEndpoint, briefProofHeader, mostSealedBytes, sealedType } from '#domain/leads/brief-link.ts'
import { onboardingFields } from '#domain/leads/onboarding.schema.ts'
import { answersIn } from '../completion.ts'
import { type Copy, readCopy, textOfCopy } from './copy.schema.ts'
import { isSecret, keysOf, type LinkKeys, newSecret, seal, unseal } from './sealing.ts'

export { drawCode } from './draw-code.ts'
export { fillIn } from './fill-in.ts'

/** Why something could not be done with a link. */
export type LinkFault =
  | 'gone'
  | 'cut'
  | 'damaged'
  | 'empty'
  | 'tooLarge'
  | 'full'
  | 'tooMany'
  | 'offline'
  | 'failed'
  | 'unsupported'

type Outcome<Result = object> = ({ ok: true } & Result) | { ok: false; why: LinkFault }
type Stored = {
  secret: string
  savedAt: number
  /** It is not the link that was asked for. */
  isNew: boolean
}

/** Without an answer for so long the connection is gone. Milliseconds. */
const patience = 20_000

/** What stands in the form, without fields that are empty. */
export function answersOf(form: HTMLFormElement): Copy['answers'] {
  const answers = Object.entries(answersIn(form, onboardingFields))
  return Object.fromEntries(answers.filter(([, values]) => values.some((value) => value !== '')))
}

/** Whether there are answers in the form that the copy has not. */
export const wouldLose = (form: HTMLFormElement, { answers }: Copy): boolean =>
  Object.entries(answersOf(form)).some(([field, values]) => String(values) !== String(answers[field] ?? []))

/**
 * Seals what stands in the form and stores it: under the link there is, or under a new one where there is none or it is
 * over (`isNew`). Resolves once the server has it on disk.
 */
export async function storeCopy(
  form: HTMLFormElement,
  files: number,
  secret: string | null,
): Promise<Outcome<Stored>> {
  const answers = answersOf(form)
  if (Object.keys(answers).length === 0) return { ok: false, why: 'empty' }
  const savedAt = Date.now()
  const text = textOfCopy({ savedAt, answers, files })
  const store = async (method: 'POST' | 'PUT', known: string) => {
    const keys = await keysOf(known)
    const sealed = await seal(text, keys.key)
    if (sealed.length > mostSealedBytes) return 'tooLarge'
    return (await ask(method, keys, sealed)).fault
  }
  return supported<Stored>(async () => {
    const fault = secret === null ? 'gone' : await store('PUT', secret)
    if (fault === null && secret !== null) return { ok: true, secret, savedAt, isNew: false }
    if (fault !== 'gone' && fault !== null) return { ok: false, why: fault }
    const made = newSecret()
    const why = await store('POST', made)
    return why === null ? { ok: true, secret: made, savedAt, isNew: true } : { ok: false, why }
  })
}

/** What a link holds. */
export async function fetchCopy(secret: string): Promise<Outcome<{ copy: Copy }>> {
  if (!isSecret(secret)) return { ok: false, why: 'cut' }
  return supported<{ copy: Copy }>(async () => {
    const keys = await keysOf(secret)
    const { fault, body } = await ask('GET', keys)
    if (fault !== null) return { ok: false, why: fault }
    const copy = readCopy(await unseal(body, keys.key).catch(() => ''))
    return copy ? { ok: true, copy } : { ok: false, why: 'damaged' }
  })
}

/** Has the server delete what a link holds; one that is over already is as good. The page may end meanwhile. */
export const forgetCopy = (secret: string): Promise<Outcome> =>
  supported(async () => {
    const { fault } = await ask('DELETE', await keysOf(secret))
    return fault === null || fault === 'gone' ? { ok: true } : { ok: false, why: fault }
  })

async function ask(
  method: string,
  { id, proof }: LinkKeys,
  sealed?: Uint8Array<ArrayBuffer>,
): Promise<{ fault: LinkFault | null; body: Uint8Array<ArrayBuffer> }> {
  const none = new Uint8Array()
  try {
    const response = await fetch(briefLinkEndpoint(id), {
      method,
      headers: { [briefProofHeader]: proof, ...(sealed && { 'Content-Type': sealedType }) },
      cache: 'no-store',
      credentials: 'omit',
      keepalive: method === 'DELETE',
      signal: AbortSignal.timeout(patience),
      ...(sealed && { body: sealed }),
    })
    if (!response.ok) return { fault: faults[response.status] ?? 'failed', body: none }
    return { fault: null, body: new Uint8Array(await response.arrayBuffer()) }
  } catch {
    return { fault: 'offline', body: none }
  }
}

const faults: Partial<Record<number, LinkFault>> = {
  404: 'gone',
  413: 'tooLarge',
  429: 'tooMany',
  503: 'full',
  507: 'full',
}

/** A browser offers no cryptography to a page that did not come by https, and an old one none of this kind. */
async function supported<Result>(work: () => Promise<Outcome<Result>>): Promise<Outcome<Result>> {
  if (!globalThis.crypto?.subtle) return { ok: false, why: 'unsupported' }
  return work().catch(() => ({ ok: false, why: 'unsupported' }))
}
