import { questionSchema } from '#domain/leads/question.schema.ts'
import { createLiveLead, type LiveLead, type LiveLeadOptions } from './live-lead.ts'

export const createLive = (options: LiveLeadOptions): LiveLead => createLiveLead(questionSchema, options)
