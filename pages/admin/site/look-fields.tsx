import { useEffect, useRef, useState } from 'react'
import { accentCss, faultOfAccent } from '#domain/site/accent.ts'
import { editFramePath } from '#domain/site/own-texts.ts'
import { businessText as text } from '#locales/en/admin-site.ts'
import { currentTheme } from '#renderer/theme/theme-choice.ts'
import { AdminButton, AdminField, Segments } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../facts/facts.css.ts'
import { errorAt, idOf, labelOf, useFactsForm } from '../facts/facts-context.tsx'
import { PictureValue } from '../facts/picture-value.tsx'

const words = text.look
const accentPath = ['accent']
const logoPath = ['logo']

export function LookFields() {
  return (
    <>
      <Accent />
      <Logo />
    </>
  )
}

function Accent() {
  const form = useFactsForm()
  const value = form.value(accentPath)
  const accent = typeof value === 'string' ? value : ''
  const fault = accent === '' ? null : faultOfAccent(accent)
  const isLocked = form.locked.includes('accent')
  return (
    <>
      <div className={styles.colour}>
        <input
          type="color"
          aria-label={words.pick}
          disabled={isLocked}
          value={/^#[0-9a-f]{6}$/i.test(accent) ? accent.toLowerCase() : '#b4452a'}
          onChange={({ target }) => form.set(accentPath, target.value)}
        />
        <AdminField
          id={idOf(accentPath)}
          label={labelOf(form, accentPath)}
          help={words.accentHelp}
          error={errorAt(form, accentPath) ?? (fault === null ? undefined : words.fault({ fault }))}
          disabled={isLocked}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.shipped}
          value={accent}
          onChange={({ target }) => form.set(accentPath, target.value.trim() || undefined)}
        />
      </div>
      {accent !== '' && fault === null && <Preview accent={accent} />}
    </>
  )
}

function Preview({ accent }: { accent: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [loads, setLoads] = useState(0)
  useEffect(() => setTheme(currentTheme()), [])
  useEffect(() => {
    const inside = frame.current?.contentDocument
    const view = inside?.defaultView
    if (loads === 0 || !inside || !view) return
    inside.documentElement.dataset.theme = theme
    // A style sheet made by the frame's own window is not restricted by the page's content security policy
    const sheet: CSSStyleSheet = new (Reflect.get(view, 'CSSStyleSheet') as typeof CSSStyleSheet)()
    sheet.replaceSync(accentCss(accent))
    inside.adoptedStyleSheets = [sheet]
  }, [accent, theme, loads])
  return (
    <div className={styles.preview}>
      <Segments
        label={words.theme}
        options={[
          { value: 'light', label: words.light },
          { value: 'dark', label: words.dark },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <iframe
        ref={frame}
        src={`${editFramePath}?page=/`}
        title={words.preview}
        onLoad={() => setLoads((count) => count + 1)}
      />
    </div>
  )
}

/** A picture from Media, or a drawing as an SVG file, which is stored in the settings. */
function Logo() {
  const form = useFactsForm()
  const input = useRef<HTMLInputElement>(null)
  const value = form.value(logoPath)
  const drawing = typeof value === 'string' && value.startsWith('<') ? value : null
  const isLocked = form.locked.includes('logo')
  if (isLocked) return <p className={shared.meta}>{words.lockedLogo}</p>
  return (
    <>
      {drawing === null ? (
        <PictureValue at={logoPath} none={words.noLogo} />
      ) : (
        <div className={styles.picture}>
          <span className={shared.label}>{labelOf(form, logoPath)}</span>
          <div className={styles.pictureBox}>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
              alt={words.drawing}
              loading="lazy"
            />
          </div>
          <div className={styles.pictureSide}>
            <div className={shared.actions}>
              <AdminButton small variant="ghost" onClick={() => form.set(logoPath, undefined)}>
                {words.removeLogo}
              </AdminButton>
            </div>
          </div>
        </div>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept=".svg,image/svg+xml"
        data-logo=""
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          const source = await file?.text()
          target.value = ''
          if (source !== undefined)
            form.set(logoPath, source.slice(Math.max(0, source.indexOf('<svg'))).trim())
        }}
      />
      <AdminButton small className={styles.add} onClick={() => input.current?.click()}>
        {words.chooseDrawing}
      </AdminButton>
    </>
  )
}
