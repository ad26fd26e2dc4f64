import { inquirySchema } from '#domain/leads/inquiry.schema.ts'
import { createLiveLead, type LiveLead, type LiveLeadOptions } from './live-lead.ts'

export const createLive = (options: LiveLeadOptions): LiveLead => createLiveLead(inquirySchema, options)
