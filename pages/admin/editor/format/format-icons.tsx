import { drawIcon } from '#renderer/ui/icon.tsx'

export const HeadingIcon = drawIcon(<path d="M6 5v14M18 5v14M6 12h12" />)
export const ListIcon = drawIcon(
  <path d="M9.500 6.500H20M9.500 12H20M9.500 17.500H20M4.500 6.500h.1M4.500 12h.1M4.500 17.500h.1" />,
)
export const NumbersListIcon = drawIcon(
  <path d="M10.500 6.500H20M10.500 12H20M10.500 17.500H20M4 5l1.500-.8v5M4 14.500c.2-1.500 3-1.300 2.500.3C6.200 15.700 4.500 16.500 4 18h2.800" />,
)
export const QuoteIcon = drawIcon(
  <path d="M9.500 7C7 7.800 5.500 9.800 5.500 13v4h4.500v-4.500H7.500M18.500 7c-2.500.8-4 2.800-4 6v4H19v-4.500h-2.500" />,
)
export const CalloutIcon = drawIcon(
  <path d="M3.500 9.500h3v8h-3ZM6.500 16.500h7.500c1.500 0 1.800-2 .8-2.300 1.500-.2 1.500-2.200 0-2.400h5c1.600 0 1.600-2.400 0-2.400h-9.300c.8-1 1.200-2.400.2-3-1.500.6-2 3-4.200 3.600" />,
)
