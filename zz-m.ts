import { chromium } from '@playwright/test'
import { drawnLines, isFaint } from './tests/prove/contrast/lines.ts'
const [origin, ...pages] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
let total = 0, bad = 0
const seen = new Map<string, string>()
for (const w of (process.env.W ?? '1440').split(',').map(Number)) for (const theme of (process.env.T ?? 'dark,light').split(',') as ('dark'|'light')[]) {
  const ctx = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: theme, reducedMotion: 'reduce', bypassCSP: true })
  const p = await ctx.newPage()
  for (const pg of pages) {
    await p.goto(origin + pg, { waitUntil: 'networkidle' })
    const ls = await drawnLines(p)
    const f = ls.filter(isFaint)
    total += ls.length; bad += f.length
    console.log(`# ${theme} ${w} ${pg}: ${f.length} of ${ls.length}, least ${Math.min(...ls.map(l=>l.contrast)).toFixed(2)}`)
    for (const l of f) { const k = theme + l.name; if (seen.has(k)) continue; seen.set(k, ''); console.log(`  ${l.contrast.toFixed(2)} ${l.name}`) }
  }
  await ctx.close()
}
console.log('TOTAL', bad, 'of', total)
await b.close()
