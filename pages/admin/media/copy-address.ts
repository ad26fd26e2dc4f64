import { mediaText } from '#locales/en/admin-media.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'

/** Copies what a post stores for a picture, and says so. */
export async function copyAddress(path: string): Promise<void> {
  const { copied, copyFailed, copyFailedText } = mediaText.detail
  try {
    await navigator.clipboard.writeText(path)
    showToast({ kind: 'success', title: copied, text: path })
  } catch {
    showToast({ kind: 'error', title: copyFailed, text: copyFailedText })
  }
}
