import { createContext, useContext, useEffect } from 'react'

/** What the screens hint at; the frame knows it from the account (R260). */
export const SingleKeys = createContext<{ on: boolean; choose: (on: boolean) => void }>({
  on: false,
  choose: () => undefined,
})

/** Whether single keys act as shortcuts: a screen hints at its keys only then. */
export const useSingleKeysOn = (): boolean => useContext(SingleKeys).on

/** The same for handlers of events. Nothing acts before the frame has told. */
let areOn = false

/** Tells the handlers of keys of the member's choice. */
export function useSingleKeysChoice(on: boolean): void {
  useEffect(() => {
    areOn = on
    return () => {
      areOn = false
    }
  }, [on])
}

/**
 * The key, in lower case, when it was pressed as a shortcut of one character (WCAG 2.1.4): outside fields and dialogs,
 * without Ctrl, Alt or Cmd, and by a member who has not switched such shortcuts off. Null otherwise. Every shortcut of
 * one character asks here.
 */
export function singleKeyOf(event: KeyboardEvent): string | null {
  if (!areOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key.length !== 1 || isTyping(event.target) || document.querySelector('dialog[open]')) return null
  return event.key.toLowerCase()
}

/** Whether keys of the list of shortcuts are pressed one at a time, without Ctrl. */
export const isSingle = (keys: readonly string[]): boolean => keys.every((key) => key.length === 1)

/** In a field, single keys are typed. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))
  )
}
