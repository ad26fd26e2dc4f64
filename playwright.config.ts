import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM
// The same day for all processes of a run, even around midnight: names of tests depend on it
process.env.PONTE_DAY ??= String(Math.floor(Date.now() / 86_400_000))

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: process.env.PONTE_FULL ? [] : '**/full/**',
  // Tests spend part of their time waiting, so four workers keep two processors busy. A worker keeps its
  // servers running from file to file.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A failure by chance passes the second time and is listed as flaky; a real fault fails twice
  retries: 1,
  reporter: [['list']],
  use: {
    // Idle animations then cost nothing; tests of motion turn it on themselves
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
        // One process draws all pages of a browser: one for each tab takes a tenth more processor time
        '--renderer-process-limit=1',
      ],
    },
  },
})
