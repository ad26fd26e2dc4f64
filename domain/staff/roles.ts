/** Staff roles (R293): which parts of the studio a member may use. */

export const staffRoles = ['owner', 'editor', 'leads'] as const
export type StaffRole = (typeof staffRoles)[number]

/** `posts`: also pictures, redirects and history. `site`: facts, prices and texts. `team`: the accounts. */
export type StudioArea = 'posts' | 'site' | 'leads' | 'team'

const areas: Readonly<Record<StaffRole, readonly StudioArea[]>> = {
  owner: ['posts', 'site', 'leads', 'team'],
  editor: ['posts', 'site'],
  leads: ['leads'],
}

export const mayUse = (role: StaffRole, area: StudioArea): boolean => areas[role].includes(area)

export const studioHome = (role: StaffRole): '/admin' | '/admin/leads' =>
  mayUse(role, 'posts') ? '/admin' : '/admin/leads'
