import type { PictureFile } from '#domain/media/media.schema.ts'
import type { DayCode } from '#domain/site/site.schema.ts'

export type Founder = {
  role: string
  name?: string
  /** A portrait instead of the still life. */
  photo: PictureFile | null
}

/** The business in structured data; the pages show the same, except the e-mail address (R38). */
export type Business = {
  email: string
  street: string
  locality: string
  postcode: string
  /** ISO 3166-1. */
  country: string
  /** Times as `09:00`. Closed days are left out. */
  hours: { days: DayCode[]; opens: string; closes: string }[]
  social: string[]
  /** From the cheapest package to the dearest, as `£147-£899`. */
  priceRange: string
}

/** Degrees, and the zoom of the map's tiles (1–19). */
export type MapPosition = { latitude: number; longitude: number; zoom: number }
