/** The card with one's name on it, and the pencil that filled it in. */
export function DetailsScene() {
  return (
    <>
      <path className="l" d="M36 66 28 88M92 66l8 22" />
      <path className="f-stone c" d="M16 12h96v56H16Z" />
      <path className="f-secs c" d="M26 58V40a12 12 0 0 1 24 0v18Z" />
      <circle className="f-disc c" cx={38} cy={32} r={8} />
      <path className="l s-line" d="M62 28h38M62 40h38M62 52h20" />
      <path className="f-pane c" d="m120 84 10-52 12 3-10 52-8 1Z" />
      <path className="f-accent c" d="m130 32 2-9 12 3-2 9Z" />
    </>
  )
}

/** An alarm clock, and the answer that came before it rang. */
export function AnswerScene() {
  return (
    <>
      <path className="l w3" d="M26 80 20 88M62 80l6 8" />
      <path className="f-accent c" d="M12 36a14 14 0 0 1 20-20ZM76 36a14 14 0 0 0-20-20Z" />
      <circle className="f-stone c" cx={44} cy={52} r={32} />
      <path className="l s-line" d="M44 32v20l13 9M44 24v3M44 77v3M16 52h3M69 52h3" />
      <path className="f-card c" d="M86 44h62v44H86Z" />
      <path className="l s-rim" d="m86 46 31 24 31-24" />
      <circle className="f-accent" cx={117} cy={68} r={8} />
    </>
  )
}

/** A new door, the ladder and the paint. */
export function SetUpScene() {
  return (
    <>
      <path className="f-mid c" d="M18 88V40a32 32 0 0 1 64 0v48Z" />
      <path className="f-pane c" d="M30 50V40a20 20 0 0 1 40 0v10ZM50 20v30" />
      <circle className="f-line" cx={72} cy={68} r={3.5} />
      <path className="l w3" d="M88 88 104 6M106 88 118 6M92 70h17M96 50h16M100 30h15" />
      <path className="l" d="M124 68c0-14 20-14 20 0" />
      <path className="f-disc c" d="M122 68h24l-2 20h-20Z" />
      <path className="f-stone c" d="M120 64h28v6h-28Z" />
    </>
  )
}
