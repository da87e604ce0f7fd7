import { directionsTo } from '../../../schema/base/directions.ts'
import type { Branch } from '../../../schema/business/branch.ts'

/** A marker on the map. */
export interface Place {
  readonly name: string
  /** Degrees. */
  readonly longitude: number
  readonly latitude: number
  readonly directions: string
}

/** The markers are the branches with coordinates. */
export function placesOf(branches: readonly Branch[]): Place[] {
  return branches.flatMap(branch => {
    const { name, longitude, latitude } = branch
    if (typeof longitude !== 'number' || typeof latitude !== 'number') return []
    return [{ name, longitude, latitude, directions: directionsTo(branch) }]
  })
}

/** West, south, east and north edge that hold all places; null without any. */
export function edgesOf(places: readonly Place[]): [number, number, number, number] | null {
  if (places.length === 0) return null
  const longitudes = places.map(({ longitude }) => longitude)
  const latitudes = places.map(({ latitude }) => latitude)
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}
