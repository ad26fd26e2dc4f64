import type { DiskReserve } from '../../kernel/disk-reserve.ts'
import { Problem } from '../../kernel/errors.ts'
import { type Channel, DeliveryError } from './channel.ts'

/** Wraps a channel that copies files to the disk of the leads: it waits until there is space for the copy. */
export function withinReserve(channel: Channel, reserve: Pick<DiskReserve, 'admit'>): Channel {
  return {
    ...channel,
    async deliver(lead, source) {
      const bytes = lead.files.reduce((sum, { size }) => sum + size, 0)
      if (bytes === 0) return channel.deliver(lead, source)
      const room = await reserve.admit({ bytes, address: null }).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
        // Only this lead: leads without files are still delivered
        throw new DeliveryError('The disk of the drive folder has no room for the files.', { cause: error })
      })
      try {
        return await channel.deliver(lead, source)
      } finally {
        room.release()
      }
    },
  }
}
