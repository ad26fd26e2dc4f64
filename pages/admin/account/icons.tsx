import { drawIcon } from '#renderer/ui/icon.tsx'

const PhoneIcon = drawIcon(
  <>
    <rect x="7.5" y="3.5" width="9" height="17" rx="2.2" />
    <path d="M11 17.5h2" />
  </>,
)
const ScreenIcon = drawIcon(
  <>
    <rect x="3.5" y="5" width="17" height="11" rx="2" />
    <path d="M9 20h6M12 16v4" />
  </>,
)

export const DeviceIcon = ({ name }: { name: string }) =>
  /phone|android|ipad|tablet|mobile/i.test(name) ? <PhoneIcon /> : <ScreenIcon />

export const LeaveIcon = drawIcon(<path d="M10 4.5H5v15h5M14 8l4.5 4-4.5 4M18 12H9.5" />)
