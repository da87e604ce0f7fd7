export interface Place {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres of the mean radius of the earth. */
const EARTH = 6371

/** Kilometres between two places as the crow flies, on a ball: right to half a percent. */
export function kilometresBetween(one: Place, other: Place): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(height + across * width)))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
