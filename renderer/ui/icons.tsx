import { drawIcon } from './icon.tsx'

export const ArrowRightIcon = drawIcon(<path d="M4.5 12h15m-6-6 6 6-6 6" />)
export const ArrowLeftIcon = drawIcon(<path d="M19.5 12h-15m6-6-6 6 6 6" />)
export const ChevronDownIcon = drawIcon(<path d="m6 9.5 6 6 6-6" />)
export const GlobeIcon = drawIcon(
  <>
    <circle cx={12} cy={12} r={8.5} />
    <path d="M3.5 12h17M12 3.5c3 2.6 3.8 5.3 3.8 8.5s-.8 5.9-3.8 8.5c-3-2.6-3.8-5.3-3.8-8.5S9 6.1 12 3.5Z" />
  </>,
)
export const MoonIcon = drawIcon(<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />)
export const SunIcon = drawIcon(
  <>
    <circle cx={12} cy={12} r={4} />
    <path d="M12 3v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1.1 1.1M6.7 17.3l-1.1 1.1m12.8 0-1.1-1.1M6.7 6.7 5.6 5.6" />
  </>,
)
export const MenuIcon = drawIcon(<path d="M4 8h16M4 16h16" />)
export const CloseIcon = drawIcon(<path d="m6 6 12 12M18 6 6 18" />)
export const PhoneIcon = drawIcon(
  <path d="M5 4h3.5l1.8 4.4L8 9.9a11 11 0 0 0 6 6l1.6-2.3 4.4 1.9V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z" />,
)
export const MailIcon = drawIcon(
  <>
    <rect x={3.5} y={5.5} width={17} height={13} rx={2.5} />
    <path d="m4.5 7.5 7.5 6 7.5-6" />
  </>,
)
export const PinIcon = drawIcon(
  <>
    <path d="M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21Z" />
    <circle cx={12} cy={9.5} r={2.5} />
  </>,
)
export const PlusIcon = drawIcon(<path d="M12 5v14M5 12h14" />)
export const CheckIcon = drawIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const AlertIcon = drawIcon(
  <>
    <circle cx={12} cy={12} r={8.5} />
    <path d="M12 7.5v5M12 16v.2" />
  </>,
)
export const HandIcon = drawIcon(
  <path d="M4.5 9.5h9.75a1.75 1.75 0 0 1 0 3.5H11m3.25-3.5h5.25a1.5 1.5 0 0 1 0 3H16M11 13h3.5a1.5 1.5 0 0 1 0 3H11m0 0h2.5a1.5 1.5 0 0 1 0 3H9a4.5 4.5 0 0 1-4.5-4.5v-5L9.2 5.6a1.5 1.5 0 0 1 2.2 2L9.6 9.5" />,
)
