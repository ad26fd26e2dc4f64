import type { PageContextServer } from 'vike/types'
import { confirmsOf } from '../confirms-of.ts'
import type { Confirms } from '../frame/confirm-identity.tsx'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'
import { type TeamView, viewOf } from './team-view.ts'

export type Data = Refusal | { view: 'team'; frame: FrameFacts; confirms: Confirms; team: TeamView }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { services } = pageContext
  const frame = frameOf(services)
  if (!frame || !services.staffTeam) return refusalOf(pageContext)
  const [confirms, team] = await Promise.all([confirmsOf(services), services.staffTeam()])
  return { view: 'team', frame, confirms, team: viewOf(team, Date.now()) }
}
