import { createDiskReserve } from '#server/kernel/disk-reserve.ts'

/** A disk on which there is always room. */
export const ampleDisk = createDiskReserve({ freeBytes: async () => Number.MAX_SAFE_INTEGER })
