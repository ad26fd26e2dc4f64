import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barColor } from '#renderer/theme/theme-choice.ts'
import { dark, light } from '#renderer/theme/values.ts'

test("the browser's bar has the page's background colour in both themes", () => {
  assert.deepEqual(barColor, { light: light.color.paper, dark: dark.color.paper })
})
