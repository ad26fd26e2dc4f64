import type { Drawing } from '#renderer/art/drawing.tsx'
import Business from '#renderer/art/onboarding/part-business.svg'
import Contact from '#renderer/art/onboarding/part-contact.svg'
import Extras from '#renderer/art/onboarding/part-extras.svg'
import Preferences from '#renderer/art/onboarding/part-preferences.svg'
import Structure from '#renderer/art/onboarding/part-structure.svg'
import Uploads from '#renderer/art/onboarding/part-uploads.svg'
import type { PartId } from '../parts.ts'
import { lowestLine, partScene, wholeGround } from './brief.css.ts'

const scenes: Record<PartId, Drawing> = {
  contact: Contact,
  business: Business,
  preferences: Preferences,
  structure: Structure,
  uploads: Uploads,
  extras: Extras,
}

export function PartScene({ part }: { part: PartId }) {
  const Scene = scenes[part]
  return <Scene className={part === 'structure' ? lowestLine : partScene} styles={{ wholeGround }} />
}
