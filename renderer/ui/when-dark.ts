import type { StyleRule } from '@vanilla-extract/css'

type Rule = Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@container' | '@layer'>

/**
 * A rule for the dark theme only, whether chosen or the system's, for the few places where a token is not
 * enough. Compose it: `style([{ … }, whenDark({ … })])`.
 */
export function whenDark(rule: Rule, selector = '&'): StyleRule {
  return {
    '@media': {
      screen: { selectors: { [`:root[data-theme=dark] ${selector}`]: rule } },
      'screen and (prefers-color-scheme: dark)': {
        selectors: { [`:root:not([data-theme=light]) ${selector}`]: rule },
      },
    },
  }
}
