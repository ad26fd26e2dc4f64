import { type KeyboardEvent, useRef, useState } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { ImageIcon } from '#renderer/ui/studio/icons.tsx'
import { LinkIcon } from '../icons.tsx'
import type { Editor } from '../use-editor.ts'

import { aboveKeyboard } from './above-keyboard.ts'
import * as styles from './format-bar.css.ts'
import { CalloutIcon, HeadingIcon, ListIcon, NumbersListIcon, QuoteIcon } from './format-icons.tsx'
import type { BlockFormat, InlineFormat } from './text-edit.ts'
import { useInlineFormats } from './use-formatting.ts'

const text = editorText.format

type Tool = {
  id: InlineFormat | BlockFormat | 'link' | 'picture' | 'faq'
  keys?: string
  label: string
  icon: React.ReactNode
}

const tools: readonly Tool[] = [
  { id: 'heading', keys: 'Control+Alt+2', label: text.heading, icon: <HeadingIcon /> },
  { id: 'bold', keys: 'Control+B', label: text.bold, icon: <b>B</b> },
  { id: 'italic', keys: 'Control+I', label: text.italic, icon: <i>I</i> },
  { id: 'link', keys: 'Control+K', label: text.link, icon: <LinkIcon /> },
  { id: 'list', keys: 'Control+Shift+8', label: text.list, icon: <ListIcon /> },
  { id: 'numbers', keys: 'Control+Shift+7', label: text.numbers, icon: <NumbersListIcon /> },
  { id: 'quote', keys: 'Control+Shift+9', label: text.quote, icon: <QuoteIcon /> },
  { id: 'callout', label: text.callout, icon: <CalloutIcon /> },
  { id: 'picture', label: text.picture, icon: <ImageIcon /> },
  { id: 'faq', label: text.faq, icon: <span>?</span> },
]

/** Writes the signs of the article markup into the text, and shows which of them are at the caret (R351). */
export function FormatBar({ editor }: { editor: Editor }) {
  const { formatting, pictures, places } = editor
  const words = useInlineFormats(places.textarea)
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  function press({ id }: Tool) {
    if (id === 'picture') pictures.pick('text')
    else if (id === 'faq') places.focusField('faq')
    else if (id === 'link') formatting.askForLink()
    else formatting.toggle(id)
  }
  /** One Tab stop; arrow keys move between buttons. */
  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const place = (next + tools.length) % tools.length
    setAt(place)
    bar.current?.querySelectorAll('button')[place]?.focus()
  }
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={text.label}
      aria-controls="post-content"
      tabIndex={-1}
      ref={(element) => {
        bar.current = element
        return aboveKeyboard(element)
      }}
      onKeyDown={onKeyDown}
    >
      {tools.map((tool, index) => {
        const isOn = formatting.blockFormat === tool.id || words.has(tool.id)
        const hasState = !['link', 'picture', 'faq'].includes(tool.id)
        return (
          <button
            className={styles.tool}
            key={tool.id}
            type="button"
            title={
              tool.keys
                ? `${tool.label} (${tool.keys.replaceAll('+', ' ').replace('Control', 'Ctrl')})`
                : tool.label
            }
            aria-label={tool.label}
            aria-keyshortcuts={tool.keys}
            aria-pressed={hasState ? isOn : undefined}
            aria-haspopup={tool.id === 'link' || tool.id === 'picture' ? 'dialog' : undefined}
            tabIndex={index === at ? 0 : -1}
            // Leaves the focus in the field, and a phone's keyboard open; but a button that opens a dialog
            // takes the focus, as the selection would otherwise be lost
            onPointerDown={(event) => (hasState ? event.preventDefault() : event.currentTarget.focus())}
            onFocus={() => setAt(index)}
            onClick={() => press(tool)}
          >
            {tool.icon}
          </button>
        )
      })}
    </div>
  )
}
