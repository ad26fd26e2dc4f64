import { ImageIcon, InboxIcon, PenIcon, PersonIcon, ShieldIcon } from '#renderer/admin/icons.tsx'
import { drawIcon, type IconProps } from '#renderer/ui/icon.tsx'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import type { ActivityMark } from './+data.ts'
import * as styles from './activity.css.ts'

/** A sheet whose lower part is torn off. */
const TornIcon = drawIcon(
  <path d="M6 16.5v-13h12v13l-3-2-3 2-3-2-3 2ZM9.5 7.5h5M8 20.5h.01M12 20.5h.01M16 20.5h.01" />,
)
/** Through a door. */
const EnterIcon = drawIcon(<path d="M13.5 4.5H19v15h-5.5M4 12h10M10 8l4 4-4 4" />)
const AllIcon = drawIcon(<path d="M5 6.5h.01M5 12h.01M5 17.5h.01M9 6.5h10.5M9 12h10.5M9 17.5h6" />)

const icons: Record<ActivityMark | 'all', (props: IconProps) => React.ReactNode> = {
  all: AllIcon,
  access: EnterIcon,
  accounts: PersonIcon,
  leads: InboxIcon,
  content: PenIcon,
  picture: ImageIcon,
  erasure: TornIcon,
  refused: AlertIcon,
  trail: ShieldIcon,
}

/** What kind of event a line tells of; decoration beside its words. */
export function Mark({ mark }: { mark: ActivityMark | 'all' }) {
  const Icon = icons[mark]
  return (
    <span className={`${styles.mark} ${styles.markTone[mark]}`}>
      <Icon />
    </span>
  )
}
