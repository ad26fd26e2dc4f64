import { earlyFilesScript } from '#renderer/forms/early-files.ts'
import { restoreScript } from './draft/device.ts'

export const inlineScript = `${earlyFilesScript};${restoreScript}`
