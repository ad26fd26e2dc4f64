/**
 * The owner's accent colour, replacing the shipped one. The light theme uses it unchanged, so it must be dark enough; the
 * dark theme's colour is derived from it. Pure.
 */

/** Backgrounds of text, controls and lines in the accent colour, as in `renderer/theme/values.ts`. */
export const accentGrounds = {
  light: ['#FBF7F0', '#F4EDE1', '#FFFFFF'],
  dark: ['#121816', '#1B2522', '#2B2822', '#222D2A', '#17362E'],
} as const

const least = 4.5
const white = '#FFFFFF'
const black = '#000000'
/** Text on the dark theme's accent colour. */
const darkInk = '#1B0F0A'

const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `share` of the second colour, from 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  const others = channelsOf(other)
  const channels = channelsOf(one).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const lowest = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** The colour, mixed with just enough of the other to reach this contrast with all grounds. */
function towards(colour: string, other: string, grounds: readonly string[], ratio = least): string {
  for (let share = 0; share < 1; share += 0.02) {
    const found = mixed(colour, other, share)
    if (lowest(found, grounds) >= ratio) return found
  }
  return other
}

/** The light theme's soft background. */
const softOf = (accent: string): string => mixed(accent, accentGrounds.light[0], 0.93)
const lightGrounds = (accent: string): string[] => [...accentGrounds.light, softOf(accent)]

/** Why a colour cannot be the accent, as a sentence without its subject, suggesting one that can; null when it can. */
export function faultOfAccent(accent: string): string | null {
  if (!isColour(accent)) return 'must be a colour such as #B4452A'
  const found = lowest(accent, lightGrounds(accent))
  if (found >= least) return null
  const ratio = (Math.floor(found * 10) / 10).toFixed(1)
  return `is too light for text: its contrast is ${ratio}:1 and must be at least 4.5:1; ${near(accent)} would do`
}

/** The nearest darker colour that can be the accent. */
function near(accent: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const found = mixed(accent, black, share)
    if (lowest(found, lightGrounds(found)) >= least) return found
  }
  return black
}

export function accentTokens(accent: string) {
  const soft = softOf(accent)
  const darkSoft = mixed(accent, accentGrounds.dark[0], 0.72)
  const onDark = towards(accent, white, [...accentGrounds.dark, darkSoft, darkInk])
  return {
    light: {
      accent,
      accentHover: mixed(accent, black, 0.18),
      onAccent: white,
      accentSoft: soft,
      onAccentSoft: towards(accent, black, [soft], 5),
    },
    dark: {
      accent: onDark,
      accentHover: mixed(onDark, white, 0.3),
      onAccent: darkInk,
      accentSoft: darkSoft,
      onAccentSoft: towards(onDark, white, [darkSoft], 5),
    },
  }
}

/** The style sheet that sets the variables; it works in any order among the others. */
export function accentCss(accent: string): string {
  const { light, dark } = accentTokens(accent)
  const rules = (tokens: Readonly<Record<string, string>>) =>
    Object.entries(tokens)
      .map(
        ([name, value]) =>
          `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
      )
      .join(';')
  return [
    `:root:root{${rules(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme=light]){${rules(dark)}}}`,
    `@media screen{:root:root[data-theme=dark]{${rules(dark)}}}`,
  ].join('')
}
