import { drawIcon } from '#renderer/ui/icon.tsx'

export const TrashIcon = drawIcon(
  <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.500 10.500v5.5M13.500 10.500v5.5" />,
)
export const WandIcon = drawIcon(
  <path d="m5 19 9-9M16 8l1.500-1.500M12 4.500v2M19.500 12h-2M18.500 5.500 17 7M9.500 6l1 1M18 14.500l-1-1" />,
)
export const BulbIcon = drawIcon(
  <path d="M9 17.500h6M10 20.500h4M8.700 14.500a6 6 0 1 1 6.600 0c-.6.5-.8 1-.8 1.500h-5c0-.5-.2-1-.8-1.500Z" />,
)
export const HistoryIcon = drawIcon(
  <path d="M4 5v4.500h4.500M4.300 9.500a8.500 8.500 0 1 1-.6 4M12 8v4.500l3 1.500" />,
)
export const LinkIcon = drawIcon(
  <path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1" />,
)
export const CopyIcon = drawIcon(
  <>
    <rect x="8.500" y="8.500" width="11" height="11" rx="2.500" />
    <path d="M5.500 15.500H5A1.500 1.500 0 0 1 3.500 14V5A1.500 1.500 0 0 1 5 3.500h9A1.500 1.500 0 0 1 15.500 5v.5" />
  </>,
)
export const CalendarIcon = drawIcon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
    <path d="M4 10h16M8.500 3.500v4M15.500 3.500v4" />
  </>,
)
export const UpIcon = drawIcon(<path d="m6 14.500 6-6 6 6" />)
export const DownIcon = drawIcon(<path d="m6 9.500 6 6 6-6" />)
export const MissingIcon = drawIcon(
  <>
    <path d="M2 19.5h20M3.500 19.500V12a4 4 0 0 1 8 0v7.500" />
    <path strokeDasharray="2.2 2.8" d="M20.500 18v-6a4 4 0 0 0-8-1" />
  </>,
)
export const NumbersIcon = drawIcon(
  <path d="M3.5 19.5h17M5.5 19.5V16a1.5 1.5 0 0 1 3 0v3.5M10.5 19.5V8.5a1.5 1.5 0 0 1 3 0v11M15.5 19.5V12.5a1.5 1.5 0 0 1 3 0v7" />,
)
