import { Router } from 'express'

/** A router for which `/api/leads/` and `/API/leads` are other addresses than `/api/leads`. */
export const createRouter = (): Router => Router({ strict: true, caseSensitive: true })
