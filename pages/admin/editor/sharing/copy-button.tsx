import { useState } from 'react'
import { sharingText as text } from '#locales/en/admin-sharing.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { icon } from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { CopyIcon } from '../icons.tsx'

type CopyButtonProps = {
  url: string
  /** The name of the link, if there are several. */
  name?: string
  small?: boolean
  variant?: 'primary'
}

export function CopyButton({ url, name, small = false, variant }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      showToast({ kind: 'error', title: text.problem, text: text.copyFailed })
    }
  }
  return (
    <AdminButton small={small} {...(variant && { variant })} onClick={copy} onBlur={() => setCopied(false)}>
      {copied ? <CheckIcon className={icon} /> : <CopyIcon className={icon} />}
      <span aria-live="polite">{copied ? text.copied : text.copy}</span>
      {name && <span className={visuallyHidden}> {name}</span>}
    </AdminButton>
  )
}
