/** Prints a line about a run, with its first faults below. Returns `right`. */
export function say(right: boolean, words: string, faults: readonly string[] = []): boolean {
  console.log(`  ${right ? 'ok  ' : 'FAIL'} ${words}`)
  for (const fault of faults.slice(0, 5)) console.log(`       ${fault}`)
  return right
}

/** Like `say`, for a run that must have no fault, or at least one if its build was broken deliberately. */
export const judge = (sound: boolean, words: string, faults: readonly string[]): boolean =>
  say(sound === (faults.length === 0), sound ? words : `${words} (must be at least one)`, faults)
