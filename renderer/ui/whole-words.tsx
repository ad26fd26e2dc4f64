import { whole } from '../theme/layout.css.ts'

/** `text` without a line end inside a word with a hyphen or a range such as 14–20; browsers break after both. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+[-–]\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span className={whole} key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
