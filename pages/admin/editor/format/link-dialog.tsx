import { useId, useState } from 'react'
import { siteAddresses } from '#domain/site-pages.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { AdminField } from '#renderer/ui/studio/controls.tsx'
import type { Editor } from '../use-editor.ts'

const text = editorText.link

/** Asks where a link leads; the site's pages and posts are suggested by their names. */
export function LinkDialog({ editor: { formatting, list } }: { editor: Editor }) {
  const { link } = formatting
  const id = useId()
  const [error, setError] = useState<string>()
  if (!link) return null
  const posts = list.posts.map(({ slug, title }) => ({ address: `/blog/${slug}`, name: title }))
  const nameOf = (address: string) => posts.find((one) => one.address === address)?.name ?? ''
  return (
    <AskDialog
      title={text.title}
      submit={text.submit}
      onClose={formatting.closeLink}
      onSubmit={async (fields) => {
        const address = addressOf(String(fields.get('address')))
        if (address === null) setError(text.wrong)
        else formatting.setLink(address, String(fields.get('words') ?? '') || nameOf(address))
      }}
    >
      <AdminField
        label={text.address}
        name="address"
        list={id}
        help={text.help}
        error={error}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        data-focus=""
      />
      <datalist id={id}>
        {posts.map(({ address, name }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
        {siteAddresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      {link.words.trim() === '' && <AdminField label={text.words} name="words" help={text.wordsHelp} />}
    </AskDialog>
  )
}

/** The address as written in the article; null if it cannot be an address. */
function addressOf(typed: string): string | null {
  const words = typed.trim()
  if (/^(?:\/(?!\/)|#)\S*$/.test(words)) return words
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(words)) return `mailto:${words}`
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(words)) return words
  const guessed = `https://${words}`
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(words) && URL.canParse(guessed)
    ? guessed
    : null
}
