import { useRef, useState } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import type { Fields } from '../fields.ts'
import { extract as askToExtract } from '../saving/api.ts'
import { useStable } from '../use-stable.ts'
import { applyExtract, type ExtractedField, offersOf, type Suggestions } from './extract-words.ts'

const text = editorText.extract

type Options = {
  fields: Fields
  setFields: (fields: Fields) => void
  onEmpty: () => void
  onSignedOut: () => void
  onFailed: (detail: string) => void
}

/** Smart Extract: fills fields that nobody has filled in, offers the rest, and remembers why (R105). */
export function useExtract({ fields, setFields, onEmpty, onSignedOut, onFailed }: Options) {
  const [filled, setFilled] = useState<Suggestions>({})
  const [offers, setOffers] = useState<Suggestions>({})
  const [extracting, setExtracting] = useState(false)
  // Text typed during the request counts as written
  const latest = useRef(fields)
  latest.current = fields

  const extract = useStable(async () => {
    if (extracting) return
    if (fields.content.trim() === '') {
      showToast({ kind: 'error', title: text.empty, text: '' })
      onEmpty()
      return
    }
    setExtracting(true)
    const answer = await askToExtract(fields.content)
    setExtracting(false)
    if (answer.ok) {
      const result = applyExtract(latest.current, answer.value, filled)
      setFields(result.fields)
      setFilled({ ...filled, ...result.filled })
      setOffers(result.offers)
      showToast({ kind: 'success', title: text.done, text: '' })
      return
    }
    if (answer.status === 401) onSignedOut()
    const detail = answer.detail || text.failed
    onFailed(detail)
    showToast({ kind: 'error', title: editorText.save.errorTitle, text: detail })
  })

  /** Offers values from a pasted article; fills nothing in. */
  const propose = useStable(async (content: string) => {
    const answer = await askToExtract(content)
    if (answer.ok) setOffers(offersOf(latest.current, answer.value))
  })

  const takeOffer = (name: ExtractedField) => {
    const offer = offers[name]
    if (!offer) return
    setFields({ ...latest.current, [name]: offer.value })
    setFilled({ ...filled, [name]: offer })
    setOffers(({ [name]: _, ...others }) => others)
    document.getElementById(`post-${name}`)?.focus()
  }

  const forgetExtract = () => {
    setFilled({})
    setOffers({})
  }
  return { filled, offers, extracting, extract, propose, takeOffer, forgetExtract }
}
