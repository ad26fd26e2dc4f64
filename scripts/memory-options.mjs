// V8 settings that keep memory low; ADR-0010 has the figures. They are set at run time, since Node refuses to start with an
// option on its command line that its V8 does not know. Set here, such an option is reported on stderr and ignored.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export const memoryOptions = [
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=25',
  '--compact-on-every-full-gc',
  '--no-sparkplug',
  '--expose-gc',
]

for (const option of memoryOptions) setFlagsFromString(option)
// Threads that start later have it by themselves
globalThis.gc ??= runInNewContext('gc')
