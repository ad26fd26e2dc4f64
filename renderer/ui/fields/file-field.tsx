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
  /** Says which files are accepted, before one is chosen. */
  limit: string
  accept: string | undefined
  error?: string | undefined
  Icon: ComponentType<IconProps>
  tone: keyof typeof styles.kind
  files: readonly File[]
  onAdd: (files: File[]) => void
  onRemove: (file: File) => void
  /** Files that are already on the server from an earlier submission. */
  attached: readonly { name: string; size: number }[]
  onDetach: (name: string) => void
  /** Without script, a checkbox removes an attached file: its name, and its value for each file name. */
  detach: { name: string; valueOf: (name: string) => string }
  text: {
    drop: string
    orChoose: string
    choose: string
    attached: string
    detach: string
    remove: (values: { name: string }) => string
    size: (bytes: number) => string
  }
}

/**
 * A file input with drag and drop, and a list of the files chosen. Without script it is the browser's own
 * input. With script the input always holds exactly the files listed, so that a native form post sends the
 * same.
 */
export function FileField(props: FileFieldProps) {
  const { id, name, label, limit, accept, error, Icon, tone, files, onAdd, onRemove, text } = props
  const { attached, onDetach, detach } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const described = [`${id}-limit`, error && `${id}-error`].filter(Boolean).join(' ')

  const add = useRef(onAdd)
  add.current = onAdd
  // Files chosen before the script ran, or restored by the browser
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
    // The browser has replaced the files chosen before: restore those first.
    hold(control, files)
    onAdd(chosen)
  }

  // The pressed button disappears with its file: keep the focus in this field.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only shows where a file can be dropped */}
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

/** Replaces the input's files; its FileList cannot be edited. */
function hold(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/** `pdf` for `a.pdf`; `·` for a name with no extension or with one over four characters. */
const endingOf = (name: string): string => /[^.]\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? '·'
