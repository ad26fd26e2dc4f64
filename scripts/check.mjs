// `npm run check`: types, lint and format, import rules, unused code, citations. Runs all even after a failure, so that one
// pass shows every fault.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, requireNode, root } from './setup.mjs'

requireNode()
ensureDependencies()
const bin = (name) => path.join(root, 'node_modules', ...name.split('/'))
const checks = [
  ['types', bin('ts7/bin/tsc'), ['--noEmit', '-p', '.']],
  ['lint and format', bin('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '.']],
  [
    'import rules',
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    [
      '--config',
      '.dependency-cruiser.mjs',
      'domain',
      'pages',
      'renderer',
      'server',
      'locales',
      'scripts',
      'tests',
    ],
  ],
  ['unused code', bin('knip/bin/knip.js'), []],
  ['citations', path.join(root, 'scripts/check-citations.mjs'), []],
]

async function check([name, program, parameters]) {
  const started = performance.now()
  const { code, output } = await execute(program, parameters)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (code === 0) return
  process.exitCode = 1
  console.log(output)
}

async function checkOneAfterTheOther() {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) await check(next)
}

// Two at a time, as many as a small machine has cores
await Promise.all([checkOneAfterTheOther(), checkOneAfterTheOther()])

function execute(program, parameters) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...parameters], { cwd: root })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code, output }))
  })
}
