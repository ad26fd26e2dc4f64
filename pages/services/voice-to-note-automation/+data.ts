export { data } from '#renderer/service/voice-to-note-automation/data.ts'
