import { mediaText } from '#locales/en/admin-media.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'

/** Copies the path that a post stores for a picture, and confirms it. */
export async function copyAddress(path: string): Promise<void> {
  const { copied, copyFailed, copyFailedText } = mediaText.detail
  try {
    await navigator.clipboard.writeText(path)
    showToast({ kind: 'success', title: copied, text: path })
  } catch {
    showToast({ kind: 'error', title: copyFailed, text: copyFailedText })
  }
}
