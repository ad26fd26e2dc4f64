import { fileGroups, fileTypes, megabyte, uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import { useText } from '#renderer/app-context.tsx'
import { scriptOnly, tabular } from '#renderer/theme/layout.css.ts'
import { FileField } from '#renderer/ui/fields/file-field.tsx'
import { idOf } from '../parts.ts'
import { useBrief } from './brief-context.ts'
import { DocumentIcon, PictureIcon, UploadIcon } from './file-icons.tsx'
import { Part } from './part.tsx'
import * as styles from './uploads.css.ts'
import { nameOf, type useFiles } from './use-files.ts'

const limits = {
  file: uploadLimits.fileBytes / megabyte,
  total: uploadLimits.totalBytes / megabyte,
  files: uploadLimits.files,
}
const looks = {
  documents: { Icon: DocumentIcon, tone: 'green' },
  images: { Icon: PictureIcon, tone: 'clay' },
  other: { Icon: UploadIcon, tone: 'sand' },
} as const

/** Formats bytes as megabytes with one decimal; at least 0.1 for a small file. */
export const megabytes = (bytes: number): string => Math.max(bytes > 0 ? 0.1 : 0, bytes / megabyte).toFixed(1)

export function Uploads({ files, lost }: { files: ReturnType<typeof useFiles>; lost: boolean }) {
  const { chosen, waiting, removed, count, bytes, dispatch } = files
  const { errorOf } = useBrief()
  const { files: text, parts } = useText('onboarding')
  const fieldText = { ...text, size: (bytes: number) => text.size({ megabytes: megabytes(bytes) }) }
  return (
    <Part id="uploads" text={parts.uploads.text({ files: limits.files, megabytes: limits.total })}>
      {lost && <p className={styles.note}>{text.again}</p>}
      <div className={`${styles.quota} ${tabular} ${scriptOnly}`}>
        <p className={styles.counts} role="status">
          <b>{text.count({ files: count, most: limits.files })}</b>{' '}
          <span className={styles.total}>
            {text.total({ megabytes: megabytes(bytes), most: String(limits.total) })}
          </span>
        </p>
        <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
          <rect
            className={styles.full}
            width={`${(100 * bytes) / uploadLimits.totalBytes}%`}
            height="8"
            rx="4"
          />
        </svg>
      </div>
      {fileGroups.map((group) => (
        <FileField
          key={group}
          id={idOf(group)}
          name={group}
          label={text[group].label}
          limit={text[group].limit({ megabytes: limits.file })}
          accept={fileTypes[group]}
          error={errorOf(group)}
          {...looks[group]}
          files={chosen[group]}
          onAdd={(added) => dispatch({ do: 'add', group, files: added })}
          onRemove={(file) => dispatch({ do: 'remove', group, file })}
          attached={waiting.attached.filter((file) => file.group === group)}
          onDetach={(name) => {
            const file = waiting.attached.find((one) => one.group === group && one.name === name)
            if (file) dispatch({ do: 'detach', file })
          }}
          detach={{ name: 'removeAttached', valueOf: (name) => nameOf({ group, name }) }}
          text={fieldText}
        />
      ))}
      {waiting.tray !== null && <input type="hidden" name="tray" value={waiting.tray} />}
      {removed.map((name) => (
        <input type="hidden" key={name} name="removeAttached" value={name} />
      ))}
    </Part>
  )
}
