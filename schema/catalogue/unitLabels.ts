import type { Unit } from './units.ts'

/** What units are called where they are chosen; apart from them, because a menu shows only what they are called for short. */
export const unitLabels: Readonly<Record<Unit, string>> = {
  amount: 'Stück',
  serving: 'Portion',
  pair: 'Paar',
  person: 'Person',
  package: 'Packung',
  gram: 'Gramm',
  decagram: 'Dekagramm',
  kilogram: 'Kilogramm',
  millilitre: 'Milliliter',
  centilitre: 'Zentiliter',
  decilitre: 'Deziliter',
  litre: 'Liter',
  millimetre: 'Millimeter',
  centimetre: 'Zentimeter',
  decimetre: 'Dezimeter',
  metre: 'Meter',
  kilometre: 'Kilometer',
  squareMillimetre: 'Quadratmillimeter',
  squareCentimetre: 'Quadratzentimeter',
  squareDecimetre: 'Quadratdezimeter',
  squareMetre: 'Quadratmeter',
  cubicMillimetre: 'Kubikmillimeter',
  cubicCentimetre: 'Kubikzentimeter',
  cubicDecimetre: 'Kubikdezimeter',
  cubicMetre: 'Kubikmeter',
}

const { gram, decagram, kilogram, millilitre, centilitre, decilitre, litre } = unitLabels
/** What the contents of a pack are told in. */
export const measures = { gram, decagram, kilogram, millilitre, centilitre, decilitre, litre }

/** What a base price may be for. */
export const basePriceUnits = { one: '1 Kilogramm oder Liter', hundred: '100 Gramm oder Milliliter' } as const
