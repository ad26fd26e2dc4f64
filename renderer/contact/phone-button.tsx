import type { MouseEvent } from 'react'
import { useApp, useText } from '../app-context.tsx'
import { above } from '../theme/breakpoints.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PhoneIcon } from '../ui/icons.tsx'
import { showToast, wantToasts } from '../ui/toast/toasts.ts'
import { CopyIcon } from './icons.tsx'
import * as styles from './phone-button.css.ts'

/**
 * Dials on a touch screen or at a phone's width, copies the number with a mouse (R24). The media query is
 * evaluated at every click, and CSS picks the label by it, so both are right after a resize or a change of
 * pointing device.
 */
export function PhoneButton() {
  const { phone } = useApp().site
  const { copied, notCopied, ways } = useText('contact')
  function onClick(event: MouseEvent) {
    if (!matchMedia(copies).matches) return
    event.preventDefault()
    copy(phone.display).then(
      () => showToast({ kind: 'success', title: copied, text: phone.display }),
      () =>
        showToast({ kind: 'error', title: notCopied.title, text: notCopied.text({ number: phone.display }) }),
    )
  }

  return (
    <ButtonLink
      href={phone.href}
      variant="outline"
      inverse
      onClick={onClick}
      onPointerEnter={wantToasts}
      onFocus={wantToasts}
      data-hydrate={copies}
    >
      <span className={styles.call}>
        <PhoneIcon />
        {ways.call}
      </span>
      <span className={styles.copy}>
        <CopyIcon />
        {ways.copy}
      </span>
    </ButtonLink>
  )
}

const copies = `(pointer: fine) and ${above.narrow}`

/** Rejects if the page has no clipboard, such as without HTTPS. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
