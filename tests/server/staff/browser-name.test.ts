import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserName } from '#server/staff/browser-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5'
const galaxy = 'Mozilla/5.0 (Linux; Android 15; SM-S921B)'
const known: [string, string][] = [
  ['Firefox on Windows', `${windows}; rv:140.0) Gecko/20100101 Firefox/140.0`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['Chrome on macOS', `${mac} ${webkit} Chrome/138.0.0.0 Safari/537.36`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/138.0.0.0 Safari/537.36`],
  [
    'Chrome on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} CriOS/138.0 Mobile Safari/604.1`,
  ],
  ['Edge on Windows', `${windows}) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`],
  [
    'Opera on Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/138.0.0.0 Safari/537.36 OPR/120.0.0.0`,
  ],
  [
    'Samsung Internet on Android',
    `${galaxy} ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['Safari on macOS', `${mac} ${apple} Safari/605.1.15`],
  ['Safari on iPad', `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${apple} Mobile/15E148 Safari/604.1`],
  ['Unknown browser on Linux', 'something on Linux'],
  ['Unknown browser', 'curl/8.5.0'],
  ['Unknown browser', ''],
]
test('a User-Agent gives the browser and system; a missing or very long one gives an unknown browser', () => {
  for (const [name, userAgent] of known) assert.equal(browserName(userAgent), name)
  assert.equal(browserName(undefined), 'Unknown browser')
  assert.equal(browserName(`${'Version/1.'.repeat(100_000)}Firefox/1`), 'Unknown browser')
})
