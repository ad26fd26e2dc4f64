import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { makeFolders } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const serve = path.resolve(import.meta.dirname, '../../scripts/serve.mjs')
/** `script` of util-linux runs a program in a terminal. */
const hasScript = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '')

test('in a terminal, the first start prints at most 20 lines, with the set-up link near the end (R240)', {
  skip: !hasScript && 'needs the program "script" of util-linux',
}, async (context) => {
  const folders = await makeFolders()
  await writeFile(path.join(folders.base, '.env'), '', { mode: 0o644 })
  const command = `exec "${process.execPath}" "${serve}"`
  const child = spawn('script', ['-qefc', command, path.join(folders.base, 'screen')], {
    cwd: folders.base,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...bareEnvironment,
      NO_COLOR: '1',
      PORT: '0',
      CONTENT_DIR: folders.contentDir,
      DATA_DIR: folders.dataDir,
      TMPDIR: folders.base,
    },
  })
  const exited = once(child, 'exit')
  context.after(() => folders.remove())
  let screen = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    screen += text
  })
  try {
    await waitFor('the set-up link', () => /\/admin\?setup=\S+\r\n/.exec(screen), 30_000)
    // Messages about prerendered pages must not push the link off the screen
    await sleep(2_000)
    const lines = screen.replaceAll('\r', '').trimEnd().split('\n')
    assert.ok(lines.length <= 20, screen)
    assert.match(screen, /^Note: {3}PUBLIC_URL is not set: [^\n]+\r$/m)
    assert.match(screen, /^Note: {3}Everybody on this machine may read .*\.env\.\r$/m)
    assert.ok(
      lines.slice(-5).some((line) => line.includes('/admin?setup=')),
      screen,
    )
    assert.match(screen, /^Site: {3}http:\/\/localhost:\d+\r$/m)
    assert.match(screen, /^Mail: {3}written to .*\/mail \(SMTP_URL is not set\)\r$/m)
    assert.ok(!screen.includes('\u001b['), 'NO_COLOR is obeyed')
  } finally {
    // Ctrl+C, as typed at the terminal
    child.stdin.write('\u0003')
    await exited
  }
})
