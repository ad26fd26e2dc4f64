import { createDiskReserve } from '#server/kernel/disk-reserve.ts'

export const ampleDisk = createDiskReserve({ freeBytes: async () => Number.MAX_SAFE_INTEGER })
