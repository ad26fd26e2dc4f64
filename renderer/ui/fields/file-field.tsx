import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { scriptOnly, visuallyHidden } from '../../theme/layout.css.ts'
import type { IconProps } from '../icon.tsx'
import { AlertIcon, CloseIcon } from '../icons.tsx'
import { takeOver } from './early-files.ts'
import * as field from './field.css.ts'
import * as styles from './file-field.css.ts'

type FileFieldProps = {
  id: string
  name: string
  label: string
  /** What may be chosen, said before choosing. */
  limit: string
  /** For the browser's file picker. */
  accept: string | undefined
  error?: string | undefined
  Icon: ComponentType<IconProps>
  tone: keyof typeof styles.kind
  files: readonly File[]
  onAdd: (files: File[]) => void
  onRemove: (file: File) => void
  /** Files of an earlier sending: they are there already and need not be chosen again. */
  attached: readonly { name: string; size: number }[]
  onDetach: (name: string) => void
  /** The checkbox that takes one of them off without script: its name, and its value for a file. */
  detach: { name: string; valueOf: (name: string) => string }
  text: {
    drop: string
    orChoose: string
    choose: string
    attached: string
    detach: string
    remove: (values: { name: string }) => string
    /** A file's size from its bytes. */
    size: (bytes: number) => string
  }
}

/**
 * Files to choose or drop, with a list of those taken. Without script it is the browser's own file input; with it the
 * input holds exactly what the list shows, so that a native post of the form still sends the same.
 */
export function FileField(props: FileFieldProps) {
  const { id, name, label, limit, accept, error, Icon, tone, files, onAdd, onRemove, text } = props
  const { attached, onDetach, detach } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const described = [`${id}-limit`, error && `${id}-error`].filter(Boolean).join(' ')

  const add = useRef(onAdd)
  add.current = onAdd
  // Chosen before the script ran, or brought back by the browser with the page
  useEffect(() => {
    if (!input.current) return
    takeOver(input.current)
    const early = [...(input.current.files ?? [])]
    if (early.length > 0) add.current(early)
  }, [])
  useEffect(() => {
    if (input.current) hold(input.current, files)
  })

  function choose(control: HTMLInputElement) {
    const chosen = [...(control.files ?? [])]
    // The browser put them in the place of what was chosen before.
    hold(control, files)
    onAdd(chosen)
  }

  // The button goes with its file: the focus must not fall off the page.
  const stay = () => input.current?.focus()

  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <span className={styles.limit} id={`${id}-limit`}>
          {limit}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only shows where a file would fall */}
      <div
        className={styles.drop}
        data-over={over ? '' : undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <span className={styles.arch}>
          <Icon />
        </span>
        <p className={styles.prompt}>
          {text.drop}
          <span className={styles.promptMore}>{text.orChoose}</span>
        </p>
        <span className={styles.choose} id={`${id}-choose`}>
          {text.choose}
        </span>
        <input
          className={styles.input}
          ref={input}
          type="file"
          id={id}
          name={name}
          accept={accept}
          multiple
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onChange={(event) => choose(event.currentTarget)}
        />
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`}>
          <AlertIcon className={field.errorIcon} />
          {error}
        </p>
      )}
      {attached.length + files.length > 0 && (
        <ul className={styles.files}>
          {attached.map(({ name: fileName, size }) => (
            <Row
              key={`attached ${fileName}`}
              name={fileName}
              size={`${text.size(size)}, ${text.attached}`}
              tone={tone}
              removeLabel={text.remove({ name: fileName })}
              onRemove={() => {
                onDetach(fileName)
                stay()
              }}
            >
              <label className={styles.detach}>
                <input type="checkbox" name={detach.name} value={detach.valueOf(fileName)} />
                {text.detach}
                <span className={visuallyHidden}> {fileName}</span>
              </label>
            </Row>
          ))}
          {files.map((file) => (
            <Row
              key={`${file.name} ${file.size} ${file.lastModified}`}
              name={file.name}
              size={text.size(file.size)}
              tone={tone}
              removeLabel={text.remove({ name: file.name })}
              onRemove={() => {
                onRemove(file)
                stay()
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type RowProps = {
  name: string
  size: string
  tone: keyof typeof styles.kind
  removeLabel: string
  onRemove: () => void
  children?: ReactNode
}

function Row({ name, size, tone, removeLabel, onRemove, children }: RowProps) {
  return (
    <li className={styles.file}>
      <span className={styles.kind[tone]} aria-hidden="true">
        {endingOf(name)}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.bytes}>{size}</span>
      <button
        className={`${styles.remove} ${scriptOnly}`}
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
      {children}
    </li>
  )
}

/** An input's list of files can be replaced, not edited. */
function hold(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/** `pdf` of `a.pdf`; a dot for a name without an ending, or with one too long to show. */
const endingOf = (name: string): string => /[^.]\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? '·'
