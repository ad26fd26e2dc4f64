/** Whether an address answers now. One that is not of the web, such as a phone number, always does. */
export async function isReachable(address: string): Promise<boolean> {
  if (!address.startsWith('http')) return true
  try {
    return (await fetch(address, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}
