import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'

/** Sets the rules of one look of a section. Each selector is scoped to descendants of the look's class. */
export function inside(
  look: string,
  rules: Readonly<Record<string, GlobalStyleRule | readonly GlobalStyleRule[]>>,
): void {
  for (const [selector, rule] of Object.entries(rules))
    for (const one of [rule].flat()) globalStyle(`${look} ${selector}`, one)
}
