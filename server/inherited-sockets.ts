/** The first descriptor that a supervisor hands over (sd_listen_fds(3)). */
const firstDescriptor = 3

/**
 * The listening sockets that a supervisor, or the server before this one, has opened for this process: LISTEN_FDS of them,
 * when LISTEN_PID names it. Takes both variables out of the environment, since they do not concern child processes.
 */
export function takeInheritedSockets(env: Record<string, string | undefined>, pid: number): number[] {
  const { LISTEN_FDS = '', LISTEN_PID } = env
  for (const name of ['LISTEN_FDS', 'LISTEN_PID', 'LISTEN_FDNAMES']) delete env[name]
  if (LISTEN_PID !== String(pid) || !/^[1-9]\d?$/.test(LISTEN_FDS)) return []
  return Array.from({ length: Number(LISTEN_FDS) }, (_, at) => firstDescriptor + at)
}
