import { type ReactElement, type SVGAttributes, useId, useMemo } from 'react'
import { icon } from '../ui/icons.css.ts'
import { illustration, outlined } from '../ui/illustration.css.ts'

export type DrawingProps = Omit<SVGAttributes<SVGElement>, 'children'> & {
  /** Renders a group inside another drawing instead of a picture of its own. */
  as?: 'g'
  /** Texts: `data-text="a.0"` in the file means `words.a[0]`. */
  words?: object
  /** Class names; the file refers to them as `{name}`. */
  styles?: object
}

export type Drawing = (props: DrawingProps) => ReactElement

type Fill = (name: string) => string

type File = {
  attributes: Record<string, string>
  /** `dark`: for a ground that is dark in the dark theme, see `outlined`. `icon`: in the text's colour. */
  ground?: 'dark' | 'icon'
  /** Missing in the browser for a drawing imported as `….svg?server`. */
  markup?: (word: Fill, style: Fill, id: (index: number) => string) => string
}

/** Makes the component of an imported SVG file; see `scripts/drawings/drawing-module.ts`. */
export const drawing =
  (file: File): Drawing =>
  (props) => <Picture file={file} {...props} />

const looks = { dark: outlined, icon }

function Picture({ file, as, words, styles, className, ...props }: DrawingProps & { file: File }) {
  const id = useId()
  const html =
    file.markup?.(
      (name) => escapeHtml(textIn(words, name)),
      (name) => textIn(styles, name),
      (index) => (index === 0 ? id : `${id}${index}`),
    ) ?? ''
  // React compares by identity: the server's markup stays until a text changes
  const content = useMemo(() => ({ __html: trusted(html) }), [html])
  const look = file.ground ? looks[file.ground] : illustration
  const own = as
    ? { className }
    : { className: className ? `${look} ${className}` : look, ...file.attributes }
  const Tag = as ?? 'svg'
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, their words escaped
    <Tag {...own} {...props} dangerouslySetInnerHTML={content} suppressHydrationWarning={!file.markup} />
  )
}

/** Throws if there is no text of that name. */
function textIn(values: unknown, name: string): string {
  const text = name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values)
  if (typeof text === 'string' || typeof text === 'number') return String(text)
  throw new Error(`The drawing is not given ${name}`)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)

type Policy = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, policy: Policy) => Policy }

/** The Content-Security-Policy requires Trusted Types for HTML: here our own files, with escaped texts. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('drawings', {
  createHTML: (html) => html,
})

const trusted = (html: string): string => policy?.createHTML(html) ?? html
