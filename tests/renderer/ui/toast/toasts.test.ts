import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { toastLimits } from '#renderer/ui/toast/toast-limits.ts'
import { closeToast, showToast, toastStore } from '#renderer/ui/toast/toasts.ts'

const open = () => toastStore.toasts().filter((toast) => toast.open)

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
})

test('a new notice replaces the one that is shown', () => {
  showToast({ kind: 'error', title: 'Error', text: 'first' })
  showToast({ kind: 'success', title: 'Done', text: 'second' })
  const found = open().map(({ text }) => text)
  assert.deepEqual(found, ['second'])
})

test('a closed notice is out of sight at once and forgotten after the removal delay', () => {
  const id = showToast({ kind: 'success', title: 'Done', text: 'third' })
  closeToast(id)
  assert.deepEqual(open(), [])
  assert.ok(toastStore.toasts().some((toast) => toast.id === id))
  mock.timers.tick(toastLimits.removeDelayMs)
  assert.ok(!toastStore.toasts().some((toast) => toast.id === id))
})
