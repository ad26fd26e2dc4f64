import type { StaffRole } from '#domain/staff/roles.ts'

export type StudioMember = {
  name: string
  email: string
  role: StaffRole
  /** Single keys are shortcuts (R260). */
  singleKeys: boolean
}
