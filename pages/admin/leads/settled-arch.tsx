import { illustration } from '#renderer/ui/illustration.css.ts'

/** A letter under the arch: open, its answer ticked, or shut and put away. */
export function SettledArch({ isAnswered }: { isAnswered: boolean }) {
  return (
    <svg className={illustration} viewBox="0 0 240 130" aria-hidden="true">
      <path className="f-gate c" d="M36 126V92a84 84 0 0 1 168 0V126Z" />
      <path className="f-sky c" d="M52 126V92a68 68 0 0 1 136 0V126Z" />
      <circle className="f-disc" cx={164} cy={78} r={15} />
      <path className="f-far" d="M53 126V104c30-16 58-10 80-2s38 4 54-2V126Z" />
      {isAnswered ? (
        <>
          <path className="f-stone c" d="M82 90 120 64 158 90V126H82Z" />
          <path className="f-card c" d="M92 112V48H148V112Z" />
          <path className="l w5 s-sec" d="m106 70 10 10 19-21" />
          <path className="f-stone c" d="M82 90 120 112 158 90V126H82Z" />
        </>
      ) : (
        <>
          <path className="f-stone c" d="M82 78H158V126H82Z" />
          <path className="d s-line" d="m83 79 37 26 37-26" />
        </>
      )}
      <path className="g" d="M8 126H232" />
    </svg>
  )
}
