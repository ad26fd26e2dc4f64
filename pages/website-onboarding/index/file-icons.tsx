import { drawIcon } from '#renderer/ui/icon.tsx'

// Not in the file of the other icons, which every page loads
export const DocumentIcon = drawIcon(
  <path d="M6.5 3.5h7L18 8v11a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5ZM13 3.5V8h5" />,
)
export const PictureIcon = drawIcon(
  <path d="M6.5 4.5h11a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3ZM4 17l5-5 3.5 3.5 3-3 5 5M14 9a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0Z" />,
)
export const UploadIcon = drawIcon(
  <path d="M12 16V5m-5 5 5-5 5 5M4.5 16v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2" />,
)
