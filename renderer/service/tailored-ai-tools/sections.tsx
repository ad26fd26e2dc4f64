import type { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import type { Translation } from '#locales/translation.ts'
import OffThePeg from '#renderer/art/services/tailored-ai-tools/off-the-peg.svg?server'
import WideOpening from '#renderer/art/services/tailored-ai-tools/opening.svg?server'
import SmallOpening from '#renderer/art/services/tailored-ai-tools/opening-small.svg?server'
import Thumbnail from '#renderer/art/services/tailored-ai-tools/thumbnail.svg?server'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import type { Data } from './data.ts'
import { Examples } from './examples.tsx'
import { fit } from './fit.css.ts'
import { Fittings } from './fittings.tsx'

import { Pattern } from './pattern.tsx'

/** The sections of the page, the same in both languages. */
export function TailoredAiToolsSections({ text }: { text: Translation<typeof tailoredAiToolsText> }) {
  const figures = useData<Data>()
  const { heading, lead, introduction, features, examples, steps, proof, call, words } = text
  return (
    <>
      <Opening
        slug="tailored-ai-tools"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} drawing={<OffThePeg />} />
      <Pattern text={features} />
      <Examples text={examples} words={words} />
      <Fittings text={steps} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        look={fit}
        figures={[figures.custom, figures.accuracy, figures.efficiency]}
      />
      <Call
        form="cloth"
        drawing={<Thumbnail />}
        heading={call.heading}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
