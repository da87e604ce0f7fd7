import { AttributionControl, Map as Maplibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { MAPBOX } from '../../../schema/website/thirdParties.ts'
import { buildingsOf } from './buildings.ts'
import { edgesOf, type Place } from './places.ts'
import { texts } from './texts.ts'

interface View {
  /** Address of the style. */
  readonly style: string
  readonly zoom: number
  /** Degrees. */
  readonly pitch: number
  readonly bearing: number
  /** The visitor asked for less movement. */
  readonly isStill: boolean
  readonly places: readonly Place[]
}

/** Opens the map in an element and tells when its first picture is complete. Returns how to close it. */
export function openMap(container: HTMLElement, view: View, onReady: () => void): () => void {
  setWorkerUrl(workerUrl)
  let isClosed = false
  let named = (url: string) => url
  const map = new Maplibre({
    container,
    transformRequest: url => ({ url: named(url) }),
    ...cameraOf(view),
    pitch: view.pitch,
    bearing: view.bearing,
    attributionControl: false,
    // A finger that scrolls the page must not be caught by the map.
    cooperativeGestures: true,
    fadeDuration: view.isStill ? 0 : 300,
    locale: {
      'NavigationControl.ZoomIn': 'Vergrößern',
      'NavigationControl.ZoomOut': 'Verkleinern',
      'NavigationControl.ResetBearing': 'Nach Norden drehen',
      'AttributionControl.ToggleAttribution': 'Quellen der Karte',
      'Map.Title': 'Karte',
      'CooperativeGesturesHandler.WindowsHelpText': 'Zum Zoomen Strg halten und scrollen',
      'CooperativeGesturesHandler.MacHelpText': 'Zum Zoomen ⌘ halten und scrollen',
      'CooperativeGesturesHandler.MobileHelpText': 'Karte mit zwei Fingern verschieben',
    },
  })
  const show = async () => {
    const isMapbox = URL.parse(view.style)?.origin === MAPBOX
    // What only styles of Mapbox need is fetched for nobody else.
    const mapbox = isMapbox ? await import('./mapbox.ts') : null
    if (mapbox) named = url => mapbox.mapboxAddress(url, view.style)
    if (mapbox && !isClosed) mapbox.showMapbox(map, view.style)
    if (!mapbox) map.setStyle(view.style)
  }
  // Without network the drawing stays.
  show().catch(() => {})
  map.addControl(new AttributionControl({ compact: true }))
  map.addControl(new NavigationControl({ visualizePitch: true }))
  for (const place of view.places)
    new Marker({ element: markerOf(place), anchor: 'bottom' }).setLngLat([place.longitude, place.latitude]).addTo(map)
  map.once('load', () => {
    const color = getComputedStyle(container).getPropertyValue('--map-building').trim()
    const buildings = buildingsOf(map.getStyle(), plainColor(color))
    if (buildings) map.addLayer(buildings)
    onReady()
  })
  return () => {
    isClosed = true
    map.remove()
  }
}

/** A colour of the page as red, green and blue: the map knows no oklch and would leave out what is painted with it. */
function plainColor(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return 'gray'
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** One place as the settings say; several so that all of them are seen. */
function cameraOf({ places, zoom }: View) {
  const edges = edgesOf(places)
  const [first] = places
  if (!edges || !first) return { zoom: 1 }
  const center: [longitude: number, latitude: number] = [first.longitude, first.latitude]
  if (places.length === 1) return { center, zoom }
  return { bounds: edges, fitBoundsOptions: { padding: 56, maxZoom: zoom } }
}

/** A pin that is a link: a click and the keyboard open the way there. */
function markerOf({ name, directions }: Place): HTMLElement {
  const link = document.createElement('a')
  link.href = directions
  link.target = '_blank'
  link.rel = 'noopener'
  link.className = 'map-pin'
  link.title = name
  link.setAttribute('aria-label', texts.routeTo(name))
  return link
}
