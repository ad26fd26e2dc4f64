export { interfaceText as dictionary } from '#locales/en/interface.ts'
