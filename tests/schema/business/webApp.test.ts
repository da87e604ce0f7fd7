import { describe, expect, it } from 'vitest'
import { charactersOf } from '../../../schema/base/characters.ts'
import { iconAddress, iconLetter, SHORT_NAME_LENGTH, shortName } from '../../../schema/business/webApp.ts'
import { configOf } from '../../support/business.ts'

const named = (shopName: string) => configOf({ shopName })

describe('The name below an icon', () => {
  it.each([
    ['Morgenkrume', 'Morgenkrume'],
    ['Zwölf Zeichn', 'Zwölf Zeichn'],
    ['Brot & Butter Manufaktur', 'Brot'],
    ['Bäckerei Maria Huber', 'Bäckerei'],
    ['Donaudampfschifffahrtsküche', 'Donaudampfsc'],
    ['🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐', '🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐'],
  ])('of „%s“ is „%s“', (name, short) => {
    expect(shortName(named(name))).toBe(short)
    expect(charactersOf(short).length).toBeLessThanOrEqual(SHORT_NAME_LENGTH)
  })
})

describe('The address of an icon', () => {
  it('changes with the picture, and without one with letter and colour', () => {
    const of = (body: Parameters<typeof configOf>[0]) => iconAddress(configOf(body), '192')
    const logo = { id: 7, version: 2, extension: 'png' }
    expect(of({ logo })).toBe('/icon/192.png?v=7-2')
    expect(of({ logo, favicon: { ...logo, id: 8 } })).toBe('/icon/192.png?v=8-2')
    expect(of({ shopName: 'Ähre' })).not.toBe(of({ shopName: 'Brot' }))
    expect(of({ themeColor: '#112233' })).not.toBe(of({ themeColor: '#112234' }))
  })

  it.each([
    ['„Ähre“', 'Ä'],
    ['  3 Kronen', '3'],
    ['🥐', ''],
  ])('is drawn for „%s“ with the letter „%s“', (name, letter) => expect(iconLetter(named(name))).toBe(letter))
})
