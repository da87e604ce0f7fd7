import type { StyleSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { mapboxAddress, plainStyle } from '../../../../client/website/map/mapbox.ts'
import { config } from '../../../../schema/business/config.ts'
import { mapStyleAddress, thirdPartyHosts } from '../../../../schema/website/thirdParties.ts'
import { configOf } from '../../../support/business.ts'

const mapStyle = config.shape.shape.mapStyle.parse('mapbox://styles/mapbox/streets-v12')
const settings = configOf({ enablePluginMapbox: true, mapStyle, mapboxToken: 'pk.ab' })
const style = mapStyleAddress(settings)

describe('A style of Mapbox', () => {
  it('is named as Mapbox names it and asked for with the public key, and only then the policy knows its hosts', () => {
    expect(style).toBe('https://api.mapbox.com/styles/v1/mapbox/streets-v12?access_token=pk.ab')
    expect(thirdPartyHosts(settings).connections).toEqual(['https://api.mapbox.com', 'https://*.tiles.mapbox.com'])
    expect(thirdPartyHosts(configOf({ mapStyle, mapboxToken: 'pk.ab' })).connections).toEqual([])
    expect(
      thirdPartyHosts(configOf({ enablePluginMapbox: true, mapStyle: 'https://api.mapbox.com.boese.example/s.json' }))
        .connections,
    ).toEqual(['https://api.mapbox.com.boese.example'])
  })

  it.each([
    ['mapbox://mapbox.streets-v8,mapbox.terrain-v2', '/v4/mapbox.streets-v8,mapbox.terrain-v2.json?secure=&'],
    ['mapbox://fonts/mapbox/DIN%20Pro/0-255.pbf', '/fonts/v1/mapbox/DIN%20Pro/0-255.pbf?'],
    ['mapbox://sprites/mapbox/streets-v12@2x.png', '/styles/v1/mapbox/streets-v12/sprite@2x.png?'],
    ['mapbox://sprites/mapbox/streets-v12.json', '/styles/v1/mapbox/streets-v12/sprite.json?'],
  ])('names %s, and that is found', (name, address) => {
    expect(mapboxAddress(name, style)).toBe(`https://api.mapbox.com${address}access_token=pk.ab`)
  })

  it('gives the key to Mapbox alone, and once', () => {
    const tile = 'https://a.tiles.mapbox.com/v4/x/1/2/3.pbf'
    expect(mapboxAddress(tile, style)).toBe(`${tile}?access_token=pk.ab`)
    expect(mapboxAddress(`${tile}?access_token=pk.x`, style)).toBe(`${tile}?access_token=pk.x`)
    for (const other of ['https://tiles.example/1.pbf', 'https://xtiles.mapbox.com/1', 'http://a.tiles.mapbox.com/1'])
      expect(mapboxAddress(other, style)).toBe(other)
  })

  it('is drawn without what only Mapbox knows', () => {
    const given = {
      version: 8,
      name: 'Stadt',
      fog: {},
      projection: { name: 'globe' },
      sources: {},
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-glow': 1, 'background-color': 'red' } },
        { id: 'names', type: 'symbol', source: 'a', filter: ['<=', ['pitch'], 45] },
        { id: 'trees', type: 'model', source: 'a' },
      ],
    } as unknown as StyleSpecification
    const complaints = [
      'layers[0].paint.background-glow: unknown property "background-glow"',
      'layers[1].filter[1][0]: Unknown expression "pitch".',
      'layers[2].type: expected one of [fill, line], "model" found',
      'Failed to fetch',
    ]
    expect(plainStyle(given, complaints)).toEqual({
      version: 8,
      sources: {},
      layers: [{ id: 'ground', type: 'background', paint: { 'background-color': 'red' } }],
    })
  })
})
