/** One line about a run, with its first faults below it. Returns `right`. */
export function say(right: boolean, words: string, faults: readonly string[] = []): boolean {
  console.log(`  ${right ? 'ok  ' : 'FAIL'} ${words}`)
  for (const fault of faults.slice(0, 5)) console.log(`       ${fault}`)
  return right
}

/** The same for a run that must have no fault, or, where the build was broken for it, at least one. */
export const judge = (sound: boolean, words: string, faults: readonly string[]): boolean =>
  say(sound === (faults.length === 0), sound ? words : `${words} (must be at least one)`, faults)
