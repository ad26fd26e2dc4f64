import { useEffect, useRef, useState } from 'react'

/** Browsers limit how often the address may change: not at every letter typed. */
const delayMs = 300
const longest = 200

/** The search words of the list of posts; in the address, so that a search can be shared and Back works. */
export const readFind = (search: Record<string, string>): string => (search.find ?? '').slice(0, longest)

export const withWords = (path: string, words: string): string =>
  words === '' ? path : `${path}?${new URLSearchParams({ find: words })}`

/** The address of an editor screen with the list's current search. In the browser only. */
export const keepingFind = (path: string): string =>
  withWords(path, readFind(Object.fromEntries(new URLSearchParams(location.search))))

/** The search words, and a setter that also updates the address. `asked`: the words in the address. */
export function useFind(asked: string): [string, (words: string) => void] {
  const [words, setWords] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    clearTimeout(timer.current)
    setWords(asked)
  }, [asked])
  useEffect(() => () => clearTimeout(timer.current), [])
  function change(next: string): void {
    setWords(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      history.replaceState(history.state, '', withWords(location.pathname, next.trim().slice(0, longest)))
    }, delayMs)
  }
  return [words, change]
}
