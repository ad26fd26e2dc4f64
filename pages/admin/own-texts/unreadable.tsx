import type { ComponentType } from 'react'
import { editText as text } from '#locales/en/admin-edit.ts'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { AdminFrame, type FrameFacts } from '../frame/frame.tsx'

/** A file of texts was edited by hand and cannot be read: visitors see its last good version. */
export type Unreadable = { view: 'screen'; frame: FrameFacts; fault: string }

/** The screen, or the fault that keeps its texts from being read. */
export const unlessUnreadable = <Props extends object>(Screen: ComponentType<Props>, isFramed: boolean) =>
  function TextsOrFault(data: Props | Unreadable) {
    if (!('fault' in data)) return <Screen {...data} />
    const notice = (
      <main className={shared.listPage} id="content" tabIndex={-1}>
        <Notice heading="h1" title={text.unreadable} text={data.fault} />
      </main>
    )
    if (isFramed) return notice
    return (
      <AdminFrame place="site" {...data.frame}>
        {notice}
      </AdminFrame>
    )
  }
