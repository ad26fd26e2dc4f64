import type { DiskReserve } from '../../disk-reserve.ts'
import { Problem } from '../../errors.ts'
import { type Channel, DeliveryError } from './channel.ts'

/** A channel that copies files to the disk on which the leads lie: it waits while there is no room for the copy. */
export function withinReserve(channel: Channel, reserve: Pick<DiskReserve, 'admit'>): Channel {
  return {
    ...channel,
    async deliver(lead, source) {
      const bytes = lead.files.reduce((sum, { size }) => sum + size, 0)
      if (bytes === 0) return channel.deliver(lead, source)
      const room = await reserve.admit({ bytes, address: null }).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
        // Not the channel as a whole: a lead without files still goes
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
