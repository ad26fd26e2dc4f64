import { rm } from 'node:fs/promises'

const mostTries = 3

/**
 * Removes a folder of ours with everything in it: it holds what visitors wrote. Tries again after a fault. False when
 * something is left.
 */
export async function removeWorkFolder(folder: string): Promise<boolean> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    try {
      await rm(folder, { recursive: true, force: true })
      return true
    } catch {
      // Whatever the reason: the caller tells that it is still there
    }
  }
  return false
}
