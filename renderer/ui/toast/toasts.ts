import { toastLimits } from './toast-limits.ts'

export type Toast = {
  id: number
  /** An error interrupts a screen reader; other notices wait (`polite`). */
  kind: 'success' | 'error'
  title: string
  text: string
  /** What can be done about it, such as undoing it. It closes the notice. */
  action?: { label: string; run: () => void }
  open: boolean
}

// One list for the tab: a toast outlives the component that raised it, and a page change.
let toasts: readonly Toast[] = []
let nextId = 1
/** The open modal dialogs: everything outside the last one is inert, so notices are shown inside it. */
const hosts: HTMLElement[] = []
/** Whether a notice may be needed soon: the region's code is loaded then. */
let wanted = false
const listeners = new Set<() => void>()
const noToasts: readonly Toast[] = []

/** Puts the region in place, empty: a live region that arrives with its text is not read everywhere. */
export function wantToasts(): void {
  wanted = true
  notify()
}

/** Shows a notice; it replaces the one that is up. Returns its id. */
export function showToast(notice: Pick<Toast, 'kind' | 'title' | 'text' | 'action'>): number {
  const id = nextId++
  wanted = true
  const toast = { ...notice, id, open: true }
  for (const shown of toasts) if (shown.open) closeToast(shown.id)
  change([toast, ...toasts].slice(0, toastLimits.visible + 1))
  return id
}

/** Closes a notice now; it is forgotten after the removal delay. */
export function closeToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastLimits.removeDelayMs)
}

/** Shows the notices inside a modal dialog that has been opened. Returns what to call when it has been closed. */
export function hostToasts(dialog: HTMLElement): () => void {
  hosts.push(dialog)
  notify()
  return () => {
    hosts.splice(hosts.lastIndexOf(dialog), 1)
    notify()
  }
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  wanted: () => wanted,
  toasts: () => toasts,
  serverToasts: () => noToasts,
  host: () => hosts.at(-1) ?? null,
  serverHost: () => null,
}

function change(next: readonly Toast[]): void {
  toasts = next
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}
