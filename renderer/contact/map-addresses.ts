import type { MapPosition } from '#domain/site/business.ts'

const host = 'https://www.openstreetmap.org'

/** Address of an OpenStreetMap page with a marker at the position. */
export const mapPage = ({ latitude, longitude, zoom }: MapPosition): string =>
  `${host}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`

/** Address of a map in a frame, for which it takes the corners of the area: here 1024 by 512 pixels. */
export function mapFrame({ latitude, longitude, zoom }: MapPosition): string {
  const degreesPerPixel = 360 / (256 * 2 ** zoom)
  const east = 512 * degreesPerPixel
  const north = 256 * degreesPerPixel * Math.cos((latitude * Math.PI) / 180)
  const corners = [longitude - east, latitude - north, longitude + east, latitude + north]
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(6)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${host}/export/embed.html?${query}`
}
