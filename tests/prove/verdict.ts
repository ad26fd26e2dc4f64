/** One line about a run, with its first faults below it. Returns `right`. */
export function say(right: boolean, words: string, faults: readonly string[] = []): boolean {
  console.log(`  ${right ? 'ok  ' : 'FAIL'} ${words}`)
  for (const fault of faults.slice(0, 5)) console.log(`       ${fault}`)
  return right
}
