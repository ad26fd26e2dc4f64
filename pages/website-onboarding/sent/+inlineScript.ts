export { forgetScript as inlineScript } from '../index/draft/device.ts'
