import type { Request, RequestHandler, Response } from 'express'
import type { FormState } from '#domain/leads/lead-views.ts'

/** Health of one part of a feature, as `/readyz` and `doctor` show it. */
export type HealthReport = { status: 'ok' | 'degraded' | 'down'; [detail: string]: unknown }

export type HealthChecks = Record<string, () => Promise<HealthReport>>

/** One number of `/metrics`, read on every scrape. */
export type Metric = {
  name: string
  help: string
  /** The name of the label, if there is a value for each label. */
  label?: string
  /** Values by label, or a single value without a label. Null: there is nothing to report. */
  read(): number | null | Record<string, number | null>
}

export type PageRequest = {
  response: Response
  /** A form that is shown again; null for any other page. */
  form: FormState | null
  /** Call it when the page reads posts or pictures, and so changes with them. */
  onPostsRead(): void
  /** Texts and facts are marked, for the editor on the page. */
  edit?: boolean
}

export type RenderOptions = {
  /** An address other than the request's, such as the page that contains a form. */
  url?: string
  /** Replaces the page's own status. */
  status?: number
  /** Values and messages for a native form post that failed. */
  form?: FormState
  /** Renders with marked texts; gets the complete HTML and returns what is sent. */
  edit?: (html: string) => string
}

export type RenderPage = (request: Request, response: Response, options?: RenderOptions) => Promise<void>

/** Features do not import one another: what one needs of another is passed to it in `features.ts`. */
export type Feature = {
  name: string
  /** Runs for every request before its route, and passes the request on at once. */
  observe?: RequestHandler
  /** Routes that run before the member is identified: their responses are the same for everybody. */
  publicRoutes?(render: RenderPage): RequestHandler
  /** Identifies the sender of a request, or records the request. Runs after the public routes, before all others. */
  identify?: RequestHandler
  routes?(render: RenderPage): RequestHandler
  /** What the feature offers to a page. `PageServices` combines all of them. */
  forPages?(request: PageRequest): object
  health?: HealthChecks
  metrics?: readonly Metric[]
  close?(): Promise<void> | void
}
