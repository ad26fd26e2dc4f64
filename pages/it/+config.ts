import type { Config } from 'vike/types'

export default { locale: 'it' } satisfies Config
