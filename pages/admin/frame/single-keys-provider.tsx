import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ownPreferencesEndpoint } from '#domain/staff/own-account.schema.ts'
import { adminFrameText } from '#locales/en/admin-frame.ts'
import { request } from '#renderer/ui/studio/request.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { SingleKeys, useSingleKeysChoice } from './single-keys.ts'

const text = adminFrameText.shortcuts.singleKeys

/** The member's choice for the screens below. `stored`: as the account has it. */
export function SingleKeysProvider({ stored, children }: { stored: boolean; children: ReactNode }) {
  const [on, setOn] = useState(stored)
  useEffect(() => setOn(stored), [stored])
  useSingleKeysChoice(on)
  const value = useMemo(
    () => ({
      on,
      // Takes effect at once, and back where it could not be kept
      async choose(wanted: boolean) {
        setOn(wanted)
        const body = { singleKeys: wanted }
        const kept = await request(ownPreferencesEndpoint, { method: 'PATCH', body })
        if (kept.ok) return
        setOn(!wanted)
        showToast({ kind: 'error', title: text.failed, text: text.failedText })
      },
    }),
    [on],
  )
  return <SingleKeys value={value}>{children}</SingleKeys>
}
