import { drawIcon } from '../icon.tsx'

export const PenIcon = drawIcon(<path d="M5 19l1-4L16.5 4.5l3 3L9 18l-4 1Z" />)
export const InboxIcon = drawIcon(<path d="M4 13.5 6.5 5h11L20 13.5V19H4Zm0 0h4.5l1 2.5h5l1-2.5H20" />)
export const ImageIcon = drawIcon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <circle cx="9" cy="10" r="1.6" />
    <path d="m5 17 5-4 3 2.5 3-3 4 4" />
  </>,
)
export const ArchIcon = drawIcon(<path d="M3.5 19v-4a8.5 8.5 0 0 1 17 0v4h-5v-4a3.5 3.5 0 0 0-7 0v4Z" />)
export const PersonIcon = drawIcon(
  <>
    <circle cx="12" cy="8.5" r="3.7" />
    <path d="M5 20c.6-4 3.5-6 7-6s6.4 2 7 6" />
  </>,
)
export const PeopleIcon = drawIcon(
  <>
    <circle cx="9" cy="9" r="3.2" />
    <path d="M3 19.5c.4-3.6 2.7-5.5 6-5.5s5.6 1.9 6 5.5" />
    <path d="M15 6.2a3 3 0 0 1 0 5.6M17 14.6c2.2.6 3.6 2.3 4 4.9" />
  </>,
)
export const ExternalIcon = drawIcon(<path d="M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5H5V7h5" />)
export const HelpIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.7 9.5a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2 1-1.2 1.9M12 16.5v.1" />
  </>,
)
export const SearchIcon = drawIcon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4 4" />
  </>,
)
export const DownloadIcon = drawIcon(<path d="M12 4.5V15m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />)
export const ClockIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
)
export const ShieldIcon = drawIcon(<path d="M12 3.5 5 6v6c0 4.5 3 7 7 8.5 4-1.5 7-4 7-8.5V6Z" />)
export const FileIcon = drawIcon(<path d="M6.5 3.5h7l4 4v13h-11Zm7 0v4h4" />)
export const MoreIcon = drawIcon(<path strokeWidth={3} d="M5.5 12h.1M12 12h.1M18.5 12h.1" />)
export const WarningIcon = drawIcon(<path d="M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1" />)
