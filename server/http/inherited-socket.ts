/** The first descriptor that systemd passes (sd_listen_fds(3)). */
const firstDescriptor = 3

/**
 * Returns the listening socket that systemd has opened for this process, if LISTEN_PID is its id; otherwise
 * null. Removes the variables from the environment, since they do not concern child processes.
 */
export function takeInheritedSocket(env: Record<string, string | undefined>, pid: number): number | null {
  const { LISTEN_FDS = '', LISTEN_PID } = env
  for (const name of ['LISTEN_FDS', 'LISTEN_PID', 'LISTEN_FDNAMES']) delete env[name]
  return LISTEN_PID === String(pid) && /^[1-9]\d?$/.test(LISTEN_FDS) ? firstDescriptor : null
}
