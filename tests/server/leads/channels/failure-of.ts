import assert from 'node:assert/strict'
import { DeliveryError } from '#server/leads/channels/channel.ts'

/** The error of a delivery that must fail; asserts that it reveals no credentials. */
export async function failureOf(promise: Promise<unknown> | undefined): Promise<DeliveryError> {
  const error = await promise?.then(
    () => null,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof DeliveryError, String(error))
  assert.doesNotMatch(error.message, /u:p|dTpw/)
  return error
}
