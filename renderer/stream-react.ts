import type { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const timeoutMs = 10_000

/**
 * Starts a render. Resolves with a pipe once the shell is ready; rejects if the shell throws, when an error
 * page is still possible. The render is aborted when the reader leaves, or ten seconds after piping began.
 */
export function streamReact(tree: ReactNode): Promise<(destination: Writable) => void> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      onShellReady() {
        resolve((destination) => {
          const timer = setTimeout(() => abort(new Error('The render took too long')), timeoutMs)
          destination.once('close', () => {
            clearTimeout(timer)
            abort(new Error('The reader left'))
          })
          pipe(destination)
        })
      },
      onShellError: reject,
      // Errors of the shell reject above; the browser recovers from later ones.
      onError() {},
    })
  })
}
