import { illustration } from '#renderer/ui/illustration.css.ts'

/** The diary stands open on the desk; the receiver beside it is off the hook. */
export function OpenDiary() {
  return (
    <svg className={illustration} viewBox="0 0 400 190" aria-hidden="true">
      <path className="f-clay c" d="M6 189V54H250V189Z" />
      <path className="f-stone c" d="M14 182V46C52 30 96 32 128 50V186C96 168 52 166 14 182Z" />
      <path className="f-stone c" d="M242 182V46C204 30 160 32 128 50V186C160 168 204 166 242 182Z" />
      <path
        className="d s-line"
        d="M26 78C56 68 90 70 116 82M26 108C56 98 90 100 116 112M26 138C56 128 90 130 116 142M140 82C166 70 200 68 230 78M140 112C166 100 200 98 230 108M140 142C166 130 200 128 230 138"
      />
      <path
        className="f-mid"
        d="M30 86C56 78 90 80 112 90V102C90 92 56 90 30 98ZM144 120C166 110 200 108 226 116V128C200 120 166 122 144 132Z"
      />
      <path
        className="f-disc"
        d="M30 116C56 108 90 110 112 120V132C90 122 56 120 30 128ZM144 90C166 80 200 78 226 86V98C200 90 166 92 144 102Z"
      />
      <path className="f-accent c" d="M122 34h12v46l-6-7-6 7Z" />
      <path className="f-gate c" d="M278 189V172C278 148 296 134 318 130H358C380 134 394 148 394 172V189Z" />
      <circle className="f-stone c" cx={338} cy={162} r={20} />
      <circle className="f-line" cx={338} cy={162} r={6} />
      <path className="f-gate c" d="M314 130V118h10v6h28v-6h10v12Z" />
      <path className="l" d="M280 180C262 176 266 150 276 146S296 122 280 112 270 88 284 84" />
      <g transform="translate(330 62) rotate(-24)">
        <path
          className="f-gate c"
          d="M-58 2C-58-22-30-32 0-32S58-22 58 2V14a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V2C14-8-14-8-28 2V14a6 6 0 0 1-6 6H-52a6 6 0 0 1-6-6Z"
        />
      </g>
      <path className="l s-accent" d="M372 62a26 26 0 0 1-4 30M388 56a44 44 0 0 1-6 46" />
      <path className="g" d="M0 189H400" />
    </svg>
  )
}
