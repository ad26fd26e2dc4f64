/** A socket on a free port of this machine that a test holds across server restarts, as a supervisor does. */
export function holdSocket(): { fd: number; close(): void } {
  // Node listens and accepts in one step; only its internal binding offers a socket that does neither
  const { TCP, constants } = Reflect.get(process, 'binding').call(process, 'tcp_wrap')
  const handle = new TCP(constants.SERVER)
  const failed = handle.bind('127.0.0.1', 0)
  if (failed) throw new Error(`No socket could be bound: ${failed}`)
  return { fd: handle.fd, close: () => handle.close() }
}
