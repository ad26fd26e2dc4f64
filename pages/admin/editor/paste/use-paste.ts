import { type RefObject, useRef, useState } from 'react'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { applyEdit } from '../format/apply-edit.ts'
import { linkEdit, pasteEdit, type Selection } from '../format/text-edit.ts'
import { movedPlace } from '../pictures/picture-insertion.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { pasteHtml } from '../saving/api.ts'
import { withAddresses, withoutPictures } from './clipboard-pictures.ts'
import { htmlOfDocument } from './document-file.ts'

const text = editorText.paste

/** In characters. A longer HTML text is pasted as plain text, as the server would refuse it. */
const longest = 2_000_000

type Options = {
  textarea: RefObject<HTMLTextAreaElement | null>
  onChange: (content: string) => void
  onPicture: (path: string, picture: PictureFile) => void
  onSignedOut: () => void
  /** A whole article was pasted into an empty field. */
  onArticle: (content: string) => void
}

/** The latest paste, and what was lost from it. */
type Pasted = { from: number; to: number; notes: readonly string[]; picturesLeftOut: number }

/** Turns pasted documents into article markup: headings, links, lists, emphasis, pictures (R350). */
export function usePaste({ textarea, onChange, onPicture, onSignedOut, onArticle }: Options) {
  /** The current step in words; empty when idle. */
  const [progress, setProgress] = useState('')
  const [pasted, setPasted] = useState<Pasted | null>(null)
  /** The pastes in progress, so that an impatient repetition is ignored. */
  const underWay = useRef(new Set<string>())

  async function upload(pictures: readonly File[], notes: string[]): Promise<Map<string, string>> {
    const addresses = new Map<string, string>()
    for (const [at, file] of pictures.entries()) {
      setProgress(text.uploading({ number: at + 1, count: pictures.length }))
      const sent = await sendPicture(file)
      if (sent.ok) {
        onPicture(sent.path, sent.picture)
        addresses.set(`paste-picture:${at}`, sent.path)
      } else {
        if (sent.signedOut) onSignedOut()
        notes.push(text.pictureFailed({ number: at + 1, why: sent.refusal.title }))
      }
    }
    return addresses
  }

  function put(
    markup: string,
    isOneLine: boolean,
    asked: { content: string; selection: Selection },
  ): readonly [from: number, to: number] | null {
    const area = textarea.current
    if (!area) return null
    const place = (at: number) => movedPlace(asked.content, area.value, at)
    const selection = { start: place(asked.selection.start), end: place(asked.selection.end) }
    const edit = pasteEdit(area.value, selection, markup, isOneLine)
    applyEdit(area, edit, onChange)
    return [edit.select[1] - markup.length, edit.select[1]]
  }

  async function takeIn(clipboard: string, plain: string): Promise<void> {
    const area = textarea.current
    if (!area) return
    const asked = { content: area.value, selection: { start: area.selectionStart, end: area.selectionEnd } }
    const { html, pictures } = withoutPictures(clipboard)
    setProgress(text.busy)
    setPasted(null)
    const answer = html.length > longest ? null : await pasteHtml(html)
    if (!answer?.ok) {
      if (answer?.status === 401) onSignedOut()
      put(plain.replaceAll('\r\n', '\n'), true, asked)
      showToast({ kind: 'error', title: text.plain, text: answer?.detail || text.plainWhy })
      setProgress('')
      return
    }
    const notes = [...answer.value.notes]
    const markup = withAddresses(answer.value.markup, await upload(pictures, notes))
    const isFirst = asked.content.trim() === ''
    const [from, to] = (markup === '' ? null : put(markup, answer.value.isOneLine, asked)) ?? [0, 0]
    setProgress('')
    if (notes.length > 0) setPasted({ from, to, notes, picturesLeftOut: answer.value.picturesLeftOut })
    if (isFirst && !answer.value.isOneLine) onArticle(markup)
  }

  return {
    progress,
    pasted,
    dismiss: () => setPasted(null),
    /** True if the paste is handled here. */
    onPaste(data: DataTransfer): boolean {
      const area = textarea.current
      const plain = data.getData('text/plain')
      if (!area) return false
      const selection = { start: area.selectionStart, end: area.selectionEnd }
      const words = area.value.slice(selection.start, selection.end)
      if (words.trim() !== '' && !words.includes('\n') && isWebAddress(plain)) {
        applyEdit(area, linkEdit(area.value, selection, plain.trim(), ''), onChange)
        return true
      }
      const html = data.getData('text/html')
      if (html.trim() === '' || isCode(html)) return false
      if (underWay.current.has(html)) return true
      underWay.current.add(html)
      void takeIn(html, plain).finally(() => underWay.current.delete(html))
      return true
    },
    /** Inserts a dropped document at the caret. */
    async takeFile(file: File): Promise<void> {
      setProgress(text.busy)
      const html = await htmlOfDocument(file)
      setProgress('')
      if (html === null)
        showToast({ kind: 'error', title: text.unreadable({ name: file.name }), text: text.unreadableWhy })
      else await takeIn(html, html.replace(/<[^<>]*>/g, ''))
    },
  }
}

const isWebAddress = (words: string): boolean =>
  /^https?:\/\/\S+$/.test(words.trim()) && URL.canParse(words.trim())

/** Code editors put coloured HTML on the clipboard. */
const isCode = (html: string): boolean =>
  /^[^>]*<(?:div|pre)\b[^>]*white-space:\s*pre/i.test(html.slice(0, 2000).replace(/<meta[^>]*>/gi, ''))
