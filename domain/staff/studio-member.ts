import type { StaffRole } from '#domain/staff/roles.ts'

export type StudioMember = {
  name: string
  email: string
  role: StaffRole
}
