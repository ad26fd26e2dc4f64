/** Whether an address can be reached now. Always true for one that is not HTTP, such as a phone number. */
export async function isReachable(address: string): Promise<boolean> {
  if (!address.startsWith('http')) return true
  try {
    return (await fetch(address, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}
