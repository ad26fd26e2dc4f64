import type { MouseEvent } from 'react'
import type { contactText } from '#locales/en/contact.ts'
import type { Translation } from '#locales/translation.ts'
import { above } from '../theme/breakpoints.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PhoneIcon } from '../ui/icons.tsx'
import { showToast, wantToasts } from '../ui/toast/toasts.ts'
import { CopyIcon } from './icons.tsx'
import * as styles from './phone-button.css.ts'

type Text = Translation<typeof contactText>

type PhoneButtonProps = {
  phone: { display: string; href: string }
  text: Pick<Text, 'copied' | 'notCopied'> & { ways: Pick<Text['ways'], 'call' | 'copy'> }
}

/**
 * Dials on a touch screen and on a phone's width, copies the number with a mouse (R24). The media query is asked anew at
 * every click and its label follows it through CSS, so both are right after a resize or another pointing device.
 */
export function PhoneButton({ phone, text: { copied, notCopied, ways } }: PhoneButtonProps) {
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

/** Rejects where the page has no clipboard: without https there is none. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
