export { interfaceText as dictionary } from '#locales/it/interface.ts'
