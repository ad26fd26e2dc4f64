import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM
// One for all processes of a run, also about midnight: names of tests depend on it
process.env.PONTE_DAY ??= String(Math.floor(Date.now() / 86_400_000))

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: process.env.PONTE_FULL ? [] : '**/full/**',
  // Tests wait for a part of their time, so four fill two processors; each keeps its servers from file to file
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A stumble of the browser is listed as flaky; a fault fails twice
  retries: 1,
  reporter: [['list']],
  use: {
    // Idle scenes cost nothing then; what moves is tested where it moves
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process draws all pages of a browser: another one for each tab takes a tenth more processor time
        '--renderer-process-limit=1',
      ],
    },
  },
})
