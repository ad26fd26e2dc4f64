// A reporter of node:test: one line of JSON for the summary of `npm test`.
import path from 'node:path'

/** Yields the numbers of tests that passed, failed and were skipped, those that failed, and the milliseconds of each file. */
export default async function* testCounts(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const files = new Map()
  for await (const { type, data } of events) {
    if (data?.nesting === 0 && data.file && (type === 'test:pass' || type === 'test:fail')) {
      const file = path.relative('', data.file)
      files.set(file, (files.get(file) ?? 0) + data.details.duration_ms)
    }
    // A suite is not a test
    if (data?.details?.type === 'suite') continue
    if (type === 'test:pass') {
      if (data.skip === undefined) counts.passed += 1
      else counts.skipped += 1
    }
    if (type === 'test:fail' && data.todo === undefined) {
      counts.failed += 1
      counts.failures.push({ name: data.name, file: data.file ?? data.name })
    }
  }
  yield JSON.stringify({ ...counts, files: [...files] })
}
