import { earlyFilesScript } from '#renderer/forms/early-files.ts'
import { restoreScript } from './draft/device.ts'
import { arrivalScript } from './link/arrival.ts'

export const inlineScript = `${earlyFilesScript};${restoreScript};${arrivalScript}`
