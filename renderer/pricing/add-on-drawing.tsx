import AdsRefresh from '#renderer/art/pricing/add-on-ads-refresh.svg?server'
import LandingPage from '#renderer/art/pricing/add-on-landing-page.svg?server'
import SeoBlog from '#renderer/art/pricing/add-on-seo-blog.svg?server'
import Training from '#renderer/art/pricing/add-on-training.svg?server'
import type { Drawing } from '../art/drawing.tsx'
import { addOnDrawing } from './pricing.css.ts'

/** Drawings by the add-on's `id` in the catalogue. */
const drawings: Readonly<Record<string, Drawing>> = {
  'ads-refresh': AdsRefresh,
  'seo-blog': SeoBlog,
  'landing-page': LandingPage,
  training: Training,
}

export function AddOnDrawing({ id }: { id: string }) {
  const AddOn = drawings[id]
  return (
    AddOn && (
      <div className={addOnDrawing}>
        <AddOn />
      </div>
    )
  )
}
