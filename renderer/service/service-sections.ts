import type { ComponentProps } from 'react'
import type { ServiceSlug } from '#domain/services.ts'
import type { Texts } from '#locales/shapes.ts'
import type { SectionKinds as Kinds } from './section-kinds.ts'

/** A section of kind `Kind` with `Part` of the dictionary as its text: `text` is optional if names match. */
type SectionOf<Kind extends keyof Kinds, Part> = { kind: Kind } & (Part extends Kind
  ? { text?: Part }
  : { text: Part }) &
  Omit<ComponentProps<Kinds[Kind]>, 'text'>

/** All sections that the dictionary `Text` has a fitting text for. */
type SectionsFor<Text> = {
  [Kind in keyof Kinds]: {
    [Part in keyof Text]: Text[Part] extends ComponentProps<Kinds[Kind]>['text']
      ? SectionOf<Kind, Part>
      : never
  }[keyof Text]
}[keyof Kinds]

/** A section as read by the template and the page's `+data`. */
export type Section = {
  kind: keyof Kinds
  text?: string
  /** Ids of figures in the catalogue. */
  figures?: readonly string[]
  /** Ids of figures by their names in the section's texts. */
  values?: Readonly<Record<string, string>>
}

/**
 * The sections of each service, in order, after its opening. Their texts are in the service's dictionary,
 * their drawings in `renderer/art/services/<slug>`, and their figures in the catalogue of claims.
 */
export const serviceSections: {
  readonly [Slug in ServiceSlug]: readonly SectionsFor<Texts[`services/${Slug}`]>[]
} = {
  'ai-enquiry-handling': [
    { kind: 'introduction', drawing: 'busy-hands' },
    { kind: 'conversation' },
    {
      kind: 'features',
      look: 'pair',
      drawings: ['voice-agent', 'whatsapp-agent', 'lead-card', 'round-the-clock', 'handover'],
    },
    { kind: 'greetings' },
    {
      kind: 'checklist',
      look: 'desk',
      figures: ['missed-calls', 'lead-conversion', 'phone-time'],
      drawing: 'bell',
    },
    { kind: 'call', ground: 'green', panel: 'plain', values: { hours: 'reply' } },
  ],
  'smart-booking-systems': [
    { kind: 'introduction', drawing: 'open-diary', across: true },
    {
      kind: 'features',
      look: 'diary',
      drawings: ['channels', 'calendars', 'no-clash', 'hours', 'reminder', 'analytics'],
    },
    { kind: 'scene', text: 'rules', look: 'foot', ground: 'sunk', drawing: 'street-of-days' },
    { kind: 'checklist', look: 'leaf', figures: ['no-shows', 'online-bookings', 'more-bookings'] },
    {
      kind: 'steps',
      look: 'arches',
      drawings: ['step-listen', 'step-connect', 'step-test', 'step-go-live'],
    },
    {
      kind: 'call',
      ground: 'band',
      panel: 'plain',
      drawing: 'thumbnail',
      values: { price: 'complete-booking', hours: 'reply' },
    },
  ],
  websites: [
    { kind: 'introduction', drawing: 'three-doors', across: true },
    {
      kind: 'features',
      text: 'types',
      look: 'street',
      ground: 'green',
      drawings: ['showcase-house', 'landing-house', 'shop-house'],
    },
    { kind: 'checklist', look: 'screens', figures: ['site-load', 'page-speed', 'mobile-responsive'] },
    { kind: 'steps', look: 'stair', drawings: ['step-plan', 'step-design', 'step-build', 'step-launch'] },
    {
      kind: 'features',
      look: 'receipt',
      drawings: ['lock', 'backup', 'analytics', 'support'],
      besides: { head: 'keys' },
    },
    { kind: 'call', ground: 'green', panel: 'plan', values: { hours: 'reply' } },
  ],
  'workflow-automation': [
    { kind: 'introduction', drawing: 'desk-closed' },
    { kind: 'week', figures: ['process-time', 'accuracy', 'no-shows'] },
    {
      kind: 'features',
      look: 'belt',
      drawings: [
        'document-processing',
        'email-replies',
        'predictive-scheduling',
        'automatic-invoicing',
        'follow-ups',
        'reporting',
      ],
    },
    {
      kind: 'steps',
      look: 'arches',
      drawings: ['step-analysis', 'step-design', 'step-implementation', 'step-optimisation'],
    },
    {
      kind: 'checklist',
      look: 'slips',
      figures: ['admin-hours', 'admin-time', 'errors'],
      drawing: 'evening-clock',
    },
    { kind: 'call', ground: 'green', panel: 'plain', drawing: 'thumbnail', values: { hours: 'reply' } },
  ],
  'tailored-ai-tools': [
    { kind: 'introduction', drawing: 'off-the-peg' },
    {
      kind: 'features',
      look: 'pattern',
      ground: 'sand',
      drawings: ['custom-development', 'integrations', 'custom-automation'],
    },
    { kind: 'examples', drawings: ['lawyer', 'shop', 'agency'] },
    {
      kind: 'steps',
      look: 'tape',
      drawings: ['step-discovery', 'step-prototype', 'step-development', 'step-launch'],
    },
    { kind: 'checklist', look: 'rail', figures: ['custom', 'accuracy', 'efficiency'] },
    { kind: 'call', ground: 'warm', panel: 'cloth', drawing: 'thumbnail', values: { hours: 'reply' } },
  ],
  'client-retention-tools': [
    {
      kind: 'introduction',
      drawing: 'quiet-table',
      figures: ['acquisition-cost'],
      values: { cost: 'acquisition-cost' },
    },
    { kind: 'calculator', text: 'example', figures: ['retention-year'] },
    {
      kind: 'features',
      look: 'shelf',
      drawings: ['follow-ups', 'loyalty-points', 'referral', 'surveys', 'segmentation', 'customer-portal'],
    },
    {
      kind: 'steps',
      look: 'leaves',
      drawings: ['step-onboarding', 'step-engagement', 'step-loyalty', 'step-advocacy'],
    },
    {
      kind: 'checklist',
      look: 'counter',
      figures: ['retention', 'lifetime-value', 'churn'],
      drawing: 'regulars',
    },
    { kind: 'call', ground: 'warm', panel: 'plain', values: { price: 'retention-price' } },
  ],
  'google-business-profile': [
    { kind: 'introduction', across: true },
    {
      kind: 'features',
      look: 'window',
      drawings: ['photos', 'virtual-tour', 'reviews', 'questions', 'posts', 'competitor-analysis'],
    },
    { kind: 'anatomy', figures: ['local-searches'], drawing: 'profile-card' },
    {
      kind: 'checklist',
      look: 'doorstep',
      figures: ['profile-views', 'direct-calls', 'directions'],
      drawing: 'doorstep',
    },
    { kind: 'steps', look: 'route', drawings: ['step-claim', 'step-complete', 'step-show', 'step-current'] },
    { kind: 'call', ground: 'warm' },
  ],
  'local-ads-lead-generation': [
    {
      kind: 'road',
      text: 'introduction',
      drawings: ['beginning-roof', 'beginning-ads', 'beginning-telephone'],
    },
    {
      kind: 'features',
      look: 'legend',
      ground: 'band',
      drawings: ['sign-search', 'sign-social', 'sign-retargeting', 'sign-call', 'sign-place', 'sign-form'],
      besides: { items: 'compass-rose' },
    },
    { kind: 'scene', text: 'report', look: 'middle', ground: 'warm', drawing: 'report' },
    { kind: 'checklist', look: 'reach', figures: ['average-roi', 'cost-per-lead', 'first-campaign'] },
    {
      kind: 'ledger',
      figures: [
        'ads-management',
        'ad-budget',
        'first-campaign',
        'ads-results',
        'minimum-roi',
        'ads-guarantee',
      ],
    },
    {
      kind: 'call',
      ground: 'green',
      values: { price: 'ads-management', budget: 'ad-budget', hours: 'reply' },
    },
  ],
  'automated-google-reviews': [
    { kind: 'introduction', figures: ['read-reviews'], windows: true, values: { share: 'read-reviews' } },
    { kind: 'halves', drawings: ['asking', 'answering'] },
    {
      kind: 'steps',
      look: 'flight',
      ground: 'band',
      drawings: ['step-set-up', 'step-ask', 'step-answer', 'step-learn'],
    },
    { kind: 'features', look: 'rooms', drawings: ['recent-reviews', 'answered', 'no-surprise'] },
    {
      kind: 'checklist',
      look: 'rated',
      figures: ['average-rating', 'positive-reviews', 'review-response'],
    },
    { kind: 'call', ground: 'sand', values: { hours: 'reply' } },
  ],
  'voice-to-note-automation': [
    { kind: 'introduction', across: true },
    { kind: 'voice-note', text: 'note' },
    {
      kind: 'features',
      look: 'tiles',
      drawings: ['transcription', 'categories', 'actions', 'systems', 'mobile-app', 'search'],
    },
    {
      kind: 'shorthand',
      text: 'rules',
      drawings: ['sign-urgent', 'sign-office', 'sign-materials', 'sign-private'],
    },
    { kind: 'checklist', look: 'spoken', figures: ['faster-notes', 'less-typing', 'voice-set-up'] },
    { kind: 'call', ground: 'warm', panel: 'plain', values: { setUp: 'voice-set-up' } },
  ],
}
