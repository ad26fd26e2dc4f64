import { useRef } from 'react'

/** What a dialog is about, or was about last: it is still read while the dialog closes. Null before the first time. */
export function useLastShown<Subject>(subject: Subject | null): Subject | null {
  const last = useRef(subject)
  if (subject !== null) last.current = subject
  return subject ?? last.current
}
