import { useEffect, useRef, useState } from 'react'

/** Browsers refuse an address for every letter typed. */
const delayMs = 300
const longest = 200

/** What the list of posts is narrowed to: it stands in the address, so that it can be shared, and Back leads to it. */
export const readFind = (search: Record<string, string>): string => (search.find ?? '').slice(0, longest)

/** The address with these words. */
export const withWords = (path: string, words: string): string =>
  words === '' ? path : `${path}?${new URLSearchParams({ find: words })}`

/** A screen of the editor, with the list as it is narrowed now. In the browser only. */
export const keepingFind = (path: string): string =>
  withWords(path, readFind(Object.fromEntries(new URLSearchParams(location.search))))

/** The words, and a setter that puts them in the address, too. `asked`: those of the address. */
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
