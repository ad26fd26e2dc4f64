import type { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const timeoutMs = 10_000

/**
 * Starts a render; resolves with a pipe once the shell is ready, rejects when the shell throws (an error page is then
 * still possible). A reader who leaves, or a render over ten seconds, ends it.
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
      // The shell's own errors are rejected above; later ones are finished by the browser.
      onError() {},
    })
  })
}
