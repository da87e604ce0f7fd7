import type { Config } from '../business/config.ts'
import { hasMap, STYLE_ORIGIN } from './consent.ts'

/** Hosts of others that a page may ask, by what it asks them for; the server's security policy allows exactly these. */
interface ThirdPartyHosts {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
}

/**
 * What the settings name and nothing else: the social pixel, the tag manager with the measuring it is used for, and the
 * host of the map's style, whose tiles, fonts and symbols have to lie there as well, Mapbox's excepted. Without ids the
 * lists are empty.
 */
export function thirdPartyHosts(config: Config): ThirdPartyHosts {
  const pixel = config.socialPixelId ? [PIXEL_SCRIPTS] : []
  const manager = config.tagManagerId ? [TAG_MANAGER] : []
  const style = hasMap(config) ? [STYLE_ORIGIN.exec(config.mapStyle)?.[0] ?? ''] : []
  // Mapbox keeps the tiles of its styles on hosts of their own.
  const map = style[0] === MAPBOX ? [MAPBOX, MAPBOX_TILES] : style
  return {
    scripts: [...pixel, ...manager],
    images: [...(pixel.length > 0 ? [PIXEL_BEACONS] : []), ...(manager.length > 0 ? [TAG_MANAGER, ...MEASURING] : [])],
    connections: [
      ...(pixel.length > 0 ? [PIXEL_BEACONS] : []),
      ...(manager.length > 0 ? [TAG_MANAGER, ...MEASURING] : []),
      ...map,
    ],
  }
}

export const PIXEL_SCRIPTS = 'https://connect.facebook.net'
const PIXEL_BEACONS = 'https://www.facebook.com'
export const TAG_MANAGER = 'https://www.googletagmanager.com'
/** Where Mapbox has styles, sources, fonts and symbols. */
export const MAPBOX = 'https://api.mapbox.com'
const MAPBOX_TILES = 'https://*.tiles.mapbox.com'
const MEASURING = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Address of the map's style: what is configured, with the public key where it says `{token}`. */
export const mapStyleAddress = ({ mapStyle, mapboxToken }: Config): string =>
  mapStyle.replaceAll('{token}', encodeURIComponent(mapboxToken))
