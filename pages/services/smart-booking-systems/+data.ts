export { data } from '#renderer/service/smart-booking-systems/data.ts'
