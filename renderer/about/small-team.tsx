import type { aboutText } from '#locales/en/about.ts'
import type { Translation } from '#locales/translation.ts'
import TeamSmall from '#renderer/art/about/team-small.svg?server'
import { chair, floor, paleJumper, screen } from './team.css.ts'

export const teamStyles = { chair, floor, paleJumper, screen }

/** For phones, with the greeting on two lines. */
export function SmallTeam({ words }: { words: Translation<typeof aboutText.scene> }) {
  return <TeamSmall words={{ ...words, greeting: words.greeting.split(/(?<=\?) /) }} styles={teamStyles} />
}
