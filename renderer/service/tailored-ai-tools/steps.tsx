/** The measure laid round the work. */
export const discovery = (
  <g>
    <rect className="f-card c" x={92} y={80} width={104} height={70} rx={8} />
    <path className="f-soft" d="M106 96h52v8h-52zM106 114h76v8h-76zM106 132h38v8h-38z" />
    <path
      className="s-pane"
      fill="none"
      strokeWidth={13}
      d="M74 150V84a22 22 0 0 1 22-22h96a22 22 0 0 1 22 22v30"
    />
    <path
      className="s-line"
      fill="none"
      strokeWidth={6}
      strokeDasharray="1.500 9"
      d="M71 150V84a25 25 0 0 1 25-25h96a25 25 0 0 1 25 25v30"
    />
  </g>
)

/** A first piece in paper, held with pins. */
export const prototype = (
  <g>
    <path className="f-card c" strokeDasharray="7 6" d="M96 150V108a48 48 0 0 1 96 0v42Z" />
    <path className="f-soft" d="M118 112h52v8h-52zM118 130h34v8h-34z" />
    <path className="l s-edge w3" d="M86 92l24 12M202 92l-24 12M84 134l24-4M204 134l-24-4" />
    <path className="s-accent l w6" strokeLinecap="round" d="M85 91h.1M203 91h.1M83 134h.1M205 134h.1" />
  </g>
)

/** The piece joined to what is there. */
export const development = (
  <g>
    <path className="f-mid c" d="M76 88h66v62H76z" />
    <path className="f-stone" d="M88 102h30v7H88zM88 118h38v7H88z" />
    <path className="f-disc c" d="M134 150v-46a38 38 0 0 1 76 0v46Z" />
    <path className="d s-onacc" strokeDasharray="5 4" d="M144 150v-46a28 28 0 0 1 56 0v46" />
    <path className="l s-line w3" d="M126 98l18 6M126 114l18 6M126 130l18 6" />
  </g>
)

/** Finished, on its hanger. */
export const launch = (
  <g>
    <path className="g w3" d="M144 60v-4a8 8 0 1 0-8-8M144 60L96 84M144 60l48 24" />
    <path className="f-disc c" d="M92 150V112a52 36 0 0 1 104 0v38Z" />
    <rect className="f-stone c" x={112} y={104} width={64} height={46} rx={6} />
    <path className="c s-line" d="M112 117h64" />
    <path className="l s-clay w4" d="M131 132l8 8 18-18" />
  </g>
)
