export { data } from '#renderer/service/automated-google-reviews/data.ts'
