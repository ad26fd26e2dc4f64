import { after } from 'node:test'
import { makeFolders, startServer } from './server.ts'

/** The built server for the tests of one file; it and its folders end with the file. */
export async function startSite({ env = {} }: { env?: Record<string, string> } = {}) {
  const folders = await makeFolders()
  const server = await startServer({ folders, env })
  after(async () => {
    await server.stop()
    await folders.remove()
  })
  return { folders, server }
}
