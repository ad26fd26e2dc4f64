import { type ComponentType, createElement } from 'react'
import { useData } from '#renderer/app-context.tsx'
import { AdminFrame, type AdminPlace, type FrameFacts } from './frame/frame.tsx'
import type { Refusal } from './refusal.ts'
import { isRefusal, Refused } from './refused.tsx'

/**
 * The page of a screen, whose properties are its data; for those who may not see it, the refusal instead.
 * With `place`, the page gets the studio's frame; without it, the screen brings its own.
 */
export const screenPage = <Props extends object>(Screen: ComponentType<Props>, place?: AdminPlace) =>
  function Page() {
    const data = useData<Refusal | (Props & { view: 'screen'; frame: FrameFacts })>()
    if (isRefusal(data)) return <Refused view={data} />
    const screen = createElement(Screen, data)
    if (!place) return screen
    return (
      <AdminFrame place={place} {...data.frame}>
        {screen}
      </AdminFrame>
    )
  }
