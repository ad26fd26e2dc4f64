type Position = { latitude: number; longitude: number; zoom?: number }

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const patterns = [
  // OpenStreetMap: #map=16/51.5654/-0.1349
  new RegExp(String.raw`#map=(?<zoom>\d{1,2})(?:\.\d+)?/${degrees}/${degrees}`),
  // OpenStreetMap: ?mlat=51.5654&mlon=-0.1349
  new RegExp(`mlat=${degrees}&mlon=${degrees}`),
  // Google Maps: the place itself, then the centre of the view
  new RegExp(`!3d${degrees}!4d${degrees}`),
  new RegExp(String.raw`@${degrees},${degrees}(?:,(?<zoom>\d{1,2})(?:\.\d+)?z)?`),
  new RegExp(String.raw`^\s*${degrees}\s*[,;]\s*${degrees}\s*$`),
]

/** The position in the address of a map page, or in two numbers; null without one. Pure. */
export function positionIn(text: string): Position | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text.slice(0, 2000))
    if (!found) continue
    const { zoom } = found.groups ?? {}
    const [latitude = 91, longitude = 181] = found
      .slice(1)
      .filter((part) => part !== undefined && part !== zoom)
      .map(Number)
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
    return {
      latitude,
      longitude,
      ...(zoom !== undefined && { zoom: Math.min(19, Math.max(1, Number(zoom))) }),
    }
  }
  return null
}
