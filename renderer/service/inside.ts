import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'

/** The rules of one look of a section: each selector below the look's class. */
export function inside(
  look: string,
  rules: Readonly<Record<string, GlobalStyleRule | readonly GlobalStyleRule[]>>,
): void {
  for (const [selector, rule] of Object.entries(rules))
    for (const one of [rule].flat()) globalStyle(`${look} ${selector}`, one)
}
