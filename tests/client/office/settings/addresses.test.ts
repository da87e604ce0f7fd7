import { describe, expect, it } from 'vitest'
import { formModel } from '../../../../client/office/form/formModel.ts'
import { sectionsInSight, sectionsOf } from '../../../../client/office/form/sections.ts'
import { sectionAt, sectionPath, settingsPath } from '../../../../client/office/settings/addresses.ts'
import { config } from '../../../../schema/business/config.ts'

const sections = sectionsOf(config)

describe('Every section of the settings has an address', () => {
  it('of its own, and every field is in a section that has a name', () => {
    const paths = sections.map(section => sectionPath(config, section))
    expect(new Set(paths).size).toBe(sections.length)
    for (const { name } of formModel(config)) {
      const path = settingsPath(config, name)
      expect(paths).toContain(path)
      expect(sectionAt(config, path.split('/')[2] ?? '', undefined)?.fields.map(field => field.name)).toContain(name)
    }
  })

  it('an address of former days leads to the section of its field, or to where the settings begin', () => {
    expect(sectionAt(config, 'steuerklassen', 'taxClasses.0.name')?.title).toBe('Bestellen & Steuern')
    expect(sectionAt(config, '1', undefined)).toBeUndefined()
  })
})

describe('Of the sections is in sight', () => {
  const shown = (open: string | undefined, ...busy: readonly string[]) =>
    sectionsInSight(sections, open, new Set(busy)).map(({ title }) => title)

  it('the open one alone', () => {
    expect(shown('logo')).toEqual(['Erscheinungsbild'])
  })

  it('with it whatever has something typed or wrong in it: nothing is saved or refused unseen', () => {
    expect(shown('logo', 'themeColor', 'phone')).toEqual(['Betrieb', 'Erscheinungsbild'])
  })

  it('every one where none is open', () => {
    expect(shown(undefined)).toHaveLength(sections.length)
  })
})
