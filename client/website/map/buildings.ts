import type { FillExtrusionLayerSpecification, StyleSpecification } from 'maplibre-gl'

/** Buildings stand up from zoom 15 on. */
const BUILDINGS_FROM_ZOOM = 15

/**
 * The layer that lets the style's buildings stand up, made from whichever of its sources knows buildings; null where none
 * does or the style has such a layer itself.
 */
export function buildingsOf(
  style: Pick<StyleSpecification, 'layers'>,
  color: string,
): FillExtrusionLayerSpecification | null {
  if (style.layers.some(({ type }) => type === 'fill-extrusion')) return null
  const flat = style.layers.find(layer => 'source-layer' in layer && layer['source-layer'] === 'building')
  if (!flat || !('source' in flat) || typeof flat.source !== 'string') return null
  return {
    id: 'buildings-3d',
    type: 'fill-extrusion',
    source: flat.source,
    'source-layer': 'building',
    minzoom: BUILDINGS_FROM_ZOOM,
    paint: {
      'fill-extrusion-color': color,
      'fill-extrusion-height': ['coalesce', ['get', 'render_height'], ['get', 'height'], 6],
      'fill-extrusion-base': ['coalesce', ['get', 'render_min_height'], ['get', 'min_height'], 0],
      'fill-extrusion-opacity': 0.75,
    },
  }
}
