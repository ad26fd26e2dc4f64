import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { dark, light, shared } from './values.ts'

const { color, ill, shadow, ...rest } = vars
const themed = { color, ill, shadow }

globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...assignVars(themed, light), ...assignVars(rest, shared) },
})

// Without a stored choice the operating system decides, with or without script (R52). Print is always light.
globalStyle(':root:not([data-theme=light])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(themed, dark) },
  },
})

globalStyle(':root[data-theme=dark]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(themed, dark) } },
})
