import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accentGrounds, accentTokens, contrast, faultOfAccent } from '#domain/site/accent.ts'
import { dark, light } from '#renderer/theme/values.ts'

const hex = (value: number) => value.toString(16).padStart(2, '0')
const steps = [0, 51, 102, 128, 153, 204, 255]
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
)

test('every accepted accent has enough contrast in both themes, on every background', () => {
  const allowed = colours.filter((colour) => faultOfAccent(colour) === null)
  assert.ok(allowed.length > 40 && allowed.length < colours.length / 2)
  for (const colour of allowed) {
    const tokens = accentTokens(colour)
    for (const [theme, { accent, accentHover, onAccent, accentSoft, onAccentSoft }] of Object.entries(
      tokens,
    )) {
      const { color } = theme === 'light' ? light : dark
      const pairs = [
        ...accentGrounds[theme as keyof typeof accentGrounds].map((ground) => [accent, ground] as const),
        [onAccent, accent],
        [onAccent, accentHover],
        [accent, accentSoft],
        [onAccentSoft, accentSoft],
        [color.ink, accentSoft],
        [color.inkMuted, accentSoft],
      ] as const
      for (const [one, other] of pairs)
        assert.ok(
          contrast(one, other) >= 4.5,
          `${colour} ${theme}: ${one} on ${other}, ${contrast(one, other)}`,
        )
    }
  }
})

test('a colour with too little contrast is refused, and the one suggested instead is accepted', () => {
  for (const colour of colours) {
    const better = /; (#\w+) would do$/.exec(faultOfAccent(colour) ?? '')?.[1]
    if (better) assert.equal(faultOfAccent(better), null, `${colour} ${better}`)
  }
  assert.match(
    faultOfAccent('#ffcc00') ?? '',
    /^is too light for text: its contrast is 1\.\d:1 and must be at least 4\.5:1; #/,
  )
  for (const wrong of ['red', '#fff', '#12345g', '#B4452A;}', 'url(x)'])
    assert.match(faultOfAccent(wrong) ?? '', /must be a colour/)
})

test('the shipped accent is accepted, and the backgrounds checked are those of the themes', () => {
  assert.equal(faultOfAccent(light.color.accent), null)
  const { paper, sunk, surface } = light.color
  assert.deepEqual([...accentGrounds.light], [paper, sunk, surface])
  const night = dark.color
  assert.deepEqual([...accentGrounds.dark], [night.paper, night.sunk, night.sand, night.surface, night.band])
})
