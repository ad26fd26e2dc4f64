import type { Drawing } from '#renderer/art/drawing.tsx'
import Business from '#renderer/art/onboarding/thing-business.svg'
import Contact from '#renderer/art/onboarding/thing-contact.svg'
import Extras from '#renderer/art/onboarding/thing-extras.svg'
import Preferences from '#renderer/art/onboarding/thing-preferences.svg'
import Structure from '#renderer/art/onboarding/thing-structure.svg'
import Uploads from '#renderer/art/onboarding/thing-uploads.svg'
import type { PartId } from './parts.ts'

const drawings: Record<PartId, Drawing> = {
  contact: Contact,
  business: Business,
  preferences: Preferences,
  structure: Structure,
  uploads: Uploads,
  extras: Extras,
}

export function PartDrawing({ part, className }: { part: PartId; className: string }) {
  const Thing = drawings[part]
  return <Thing className={className} />
}
