export { privacyData as data } from '#renderer/policy/privacy-data.ts'
