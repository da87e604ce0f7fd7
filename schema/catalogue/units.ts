/**
 * Units of the specification: every unit belongs to a type, its factor is relative to the
 * smallest unit of that type. Amounts convert only within a type, or over a product's alternative units.
 */
export const units = {
  amount: { type: 'amount', short: 'Stk.', factor: 1 },
  serving: { type: 'serving', short: 'Port.', factor: 1 },
  pair: { type: 'pair', short: 'Paar', factor: 1 },
  person: { type: 'person', short: 'Pers.', factor: 1 },
  package: { type: 'package', short: 'Pkg.', factor: 1 },
  gram: { type: 'weight', short: 'g', factor: 1 },
  decagram: { type: 'weight', short: 'dag', factor: 10 },
  kilogram: { type: 'weight', short: 'kg', factor: 1000 },
  millilitre: { type: 'volume', short: 'ml', factor: 1 },
  centilitre: { type: 'volume', short: 'cl', factor: 10 },
  decilitre: { type: 'volume', short: 'dl', factor: 100 },
  litre: { type: 'volume', short: 'l', factor: 1000 },
  millimetre: { type: 'length', short: 'mm', factor: 1 },
  centimetre: { type: 'length', short: 'cm', factor: 10 },
  decimetre: { type: 'length', short: 'dm', factor: 100 },
  metre: { type: 'length', short: 'm', factor: 1000 },
  kilometre: { type: 'length', short: 'km', factor: 1_000_000 },
  squareMillimetre: { type: 'square', short: 'mm²', factor: 1 },
  squareCentimetre: { type: 'square', short: 'cm²', factor: 100 },
  squareDecimetre: { type: 'square', short: 'dm²', factor: 10_000 },
  squareMetre: { type: 'square', short: 'm²', factor: 1_000_000 },
  cubicMillimetre: { type: 'cubic', short: 'mm³', factor: 1 },
  cubicCentimetre: { type: 'cubic', short: 'cm³', factor: 1000 },
  cubicDecimetre: { type: 'cubic', short: 'dm³', factor: 1_000_000 },
  cubicMetre: { type: 'cubic', short: 'm³', factor: 1_000_000_000 },
} as const

export type Unit = keyof typeof units
export type UnitType = (typeof units)[Unit]['type']
