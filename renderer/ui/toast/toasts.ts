import { toastLimits } from './toast-limits.ts'

export type Toast = {
  id: number
  /** An error interrupts a screen reader; a success waits (`polite`). */
  kind: 'success' | 'error'
  title: string
  text: string
  /** A button, such as undo. Pressing it closes the notice. */
  action?: { label: string; run: () => void }
  open: boolean
}

// One list per tab: a toast outlives the component that raised it and navigation within the site.
let toasts: readonly Toast[] = []
let nextId = 1
/** The open modal dialogs. Everything outside the last one is inert, so notices are shown inside it. */
const hosts: HTMLElement[] = []
/** Whether a notice may be needed soon, so that the region's code should be loaded. */
let wanted = false
const listeners = new Set<() => void>()
const noToasts: readonly Toast[] = []

/** Mounts the empty region: not every screen reader reads a live region inserted with its text. */
export function wantToasts(): void {
  wanted = true
  notify()
}

/** Shows a notice, which replaces the current one. Returns its id. */
export function showToast(notice: Pick<Toast, 'kind' | 'title' | 'text' | 'action'>): number {
  const id = nextId++
  wanted = true
  const toast = { ...notice, id, open: true }
  for (const shown of toasts) if (shown.open) closeToast(shown.id)
  change([toast, ...toasts].slice(0, toastLimits.visible + 1))
  return id
}

/** Hides a notice now and forgets it after the removal delay. */
export function closeToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastLimits.removeDelayMs)
}

/** Call when a modal dialog opens: notices appear inside it. Returns a function to call once it is closed. */
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
