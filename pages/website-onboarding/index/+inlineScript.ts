import { earlyFilesScript } from '#renderer/ui/fields/early-files.ts'
import { restoreScript } from './draft/device.ts'

export const inlineScript = `${earlyFilesScript};${restoreScript}`
