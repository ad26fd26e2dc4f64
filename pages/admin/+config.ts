import type { Config } from 'vike/types'

export default { locale: 'en' } satisfies Config
