import sharp from 'sharp'

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

export const jpegOf = (width: number, height: number, colour = '#1f4a3f'): Promise<Buffer> =>
  plain(width, height, colour).jpeg().toBuffer()
export const pngOf = (width: number, height: number, colour = '#1f4a3f'): Promise<Buffer> =>
  plain(width, height, colour).png().toBuffer()
