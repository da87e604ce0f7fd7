import { describe, expect, it } from 'vitest'
import { buildingsOf } from '../../../../client/website/map/buildings.ts'
import { edgesOf, placesOf } from '../../../../client/website/map/places.ts'
import { branchOf } from '../../../support/business.ts'

describe('The map', () => {
  it('markers are the branches with coordinates; clicking one opens a directions link', () => {
    const places = placesOf([
      branchOf({ name: 'Linz', latitude: 48.3, longitude: 14.28 }),
      branchOf({ name: 'Ohne Ort' }),
      branchOf({ name: 'Null', latitude: 0, longitude: 0 }),
    ])
    expect(places.map(({ name }) => name)).toEqual(['Linz', 'Null'])
    expect(places[0]?.directions).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=Hauptplatz%201%2C%204020%20Linz',
    )
    expect([edgesOf(places), edgesOf([])]).toEqual([[0, 0, 14.28, 48.3], null])
  })

  it('3D buildings from zoom 15, from whichever source knows buildings', () => {
    const flat = { id: 'b', type: 'fill', source: 'town', 'source-layer': 'building' } as const
    expect(buildingsOf({ layers: [flat] }, 'red')).toMatchObject({
      minzoom: 15,
      source: 'town',
      type: 'fill-extrusion',
    })
    expect(buildingsOf({ layers: [{ id: 'sky', type: 'background' }] }, 'red')).toBeNull()
    expect(buildingsOf({ layers: [flat, { ...flat, id: '3d', type: 'fill-extrusion' }] }, 'red')).toBeNull()
  })
})
