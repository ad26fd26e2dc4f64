import type { FrameFacts } from './frame/frame.tsx'

/** What the studio's frame shows to the signed-in member; null for a visitor. */
export const frameOf = ({
  staff,
  staffLeads,
}: Pick<Vike.PageContextServer['services'], 'staff' | 'staffLeads'>): FrameFacts | null =>
  staff && {
    member: { name: staff.name, role: staff.role },
    toAnswer: staffLeads?.toAnswer() ?? 0,
    stuck: staffLeads?.stuck() ?? [],
  }
