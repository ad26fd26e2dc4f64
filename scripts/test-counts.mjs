// A reporter of node:test: one line of JSON for the summary of `npm test`.

/** Yields the numbers of tests that passed, failed and were skipped, and the names and files of those that failed. */
export default async function* testCounts(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for await (const { type, data } of events) {
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
  yield JSON.stringify(counts)
}
