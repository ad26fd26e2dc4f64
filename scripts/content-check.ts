import type { Command } from 'commander'
import type { ReviewedDifferences } from '#domain/site/differences.ts'
import { type ContentReview, reviewContent } from '#server/operations/review-content.ts'
import { type Context, exit, print, withConfig } from './command.ts'

export function addContentCheck(program: Command): void {
  program
    .command('check')
    .summary('faults in the content folder, dead links and pictures, and figures that differ without a note')
    .description(
      'Faults in the content folder, links that lead nowhere, pictures that are gone or have no description, and figures that differ without a note; lists those that differ on purpose, and texts of the owner to look at.',
    )
    .action(withConfig(check))
}

/** Reads the folder and the last commit like the server, and changes nothing. */
async function check({ config, json }: Context): Promise<number> {
  const { posts, faults, unfit, texts, differences } = await reviewContent(config.contentDir, {
    publicObjectsDir: config.publicObjectsDir,
    ...(config.publicUrl !== null && { origin: config.publicUrl }),
  })
  const found = [
    ...[...faults, ...unfit].map(({ file, field, message }) => `${file}: ${field} ${message}`),
    ...(differences ? describeDifferences(differences) : []),
  ]
  const sound = `${posts} posts and all settings are sound.`
  const sections = [
    found.length > 0 ? found : [sound],
    ...(differences ? [listOnPurpose(differences)] : []),
    ...(texts.length > 0 ? [describeTexts(texts)] : []),
  ]
  const text = sections.map((lines) => lines.join('\n')).join('\n\n')
  print({ json }, { faults, unfit, texts, differences: differences ?? undefined }, text)
  return found.length > 0 ? exit.failed : exit.done
}

const listReadings = (readings: { where: string; value: string }[]): string =>
  readings.map(({ where, value }) => `${value} (${where})`).join(', ')

function describeDifferences({ unexplained, outdated }: ReviewedDifferences): string[] {
  return [
    ...unexplained.map(
      ({ subject, readings }) =>
        `catalogue.yaml: ${subject} reads differently in two places without a note: ${listReadings(readings)}`,
    ),
    ...outdated.map(({ subject, actual }) =>
      actual.length === 0
        ? `catalogue.yaml: differences has a note on ${subject}, which does not differ`
        : `catalogue.yaml: the note on ${subject} names other figures than these: ${listReadings(actual)}`,
    ),
  ]
}

const listOnPurpose = ({ onPurpose }: ReviewedDifferences): string[] => [
  `Figures that differ on purpose (${onPurpose.length}):`,
  ...onPurpose.map(({ subject, readings, note }) => `  ${subject}: ${listReadings(readings)}\n    ${note}`),
]

/** A hint to the owner, never a failure. */
const describeTexts = (texts: ContentReview['texts']): string[] => [
  `Own texts to look at (${texts.length}):`,
  ...texts.map(({ file, key, why }) =>
    why === 'to-check'
      ? `  ${file}: ${key}, whose text in the other language was changed`
      : `  ${file}: ${key}, written over a text that the program has changed since`,
  ),
]
