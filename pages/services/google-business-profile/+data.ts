export { data } from '#renderer/service/google-business-profile/data.ts'
