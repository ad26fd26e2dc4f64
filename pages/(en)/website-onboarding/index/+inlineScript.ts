export { earlyFilesScript as inlineScript } from '#renderer/forms/early-files.ts'
