import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SubmitError } from '#renderer/forms/submit.ts'

test('the message is the status and the body', () => {
  assert.equal(new SubmitError(400, 'Bad Request', 'No name').message, '400: No name')
})

test('the message is the status and its text if the body is empty', () => {
  assert.equal(new SubmitError(503, 'Service Unavailable', '').message, '503: Service Unavailable')
})

test('the faults of a problem document are read per field', () => {
  const body = JSON.stringify({ title: 'Invalid', errors: { email: ['Valid email is required'] } })
  assert.deepEqual(new SubmitError(400, 'Bad Request', body).fieldErrors, {
    email: ['Valid email is required'],
  })
})

test('a body of any other shape has no faults', () => {
  for (const body of ['<html>', 'null', '[]', '{"errors":null}', '{"errors":{"email":"text"}}']) {
    assert.deepEqual(new SubmitError(502, 'Bad Gateway', body).fieldErrors, {}, body)
  }
})
