import { illustration } from '../ui/illustration.css.ts'

/** A bridge of which one arch is only outlined, for an article that is not there. Decoration. */
export function MissingArch() {
  return (
    <svg className={illustration} viewBox="0 0 672 152" aria-hidden="true">
      <path
        className="f-stone2 c"
        fillRule="evenodd"
        d="M0 24H214l8 16-9 15 11 17-9 20 7 58H0ZM44 150v-32a66 66 0 0 1 132 0v32Z"
      />
      <path
        className="f-stone2 c"
        fillRule="evenodd"
        d="M672 24H458l-8 16 9 15-11 17 9 20-7 58H672ZM496 150v-32a66 66 0 0 1 132 0v32Z"
      />
      <path className="flow" d="M270 150v-32a66 66 0 0 1 132 0v32" />
      <path className="g" d="M-2000 150H2700" />
    </svg>
  )
}
