import { whole } from '../theme/layout.css.ts'

/** Breaks no line inside a hyphenated word or a range such as 14–20; browsers break after both dashes. */
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
