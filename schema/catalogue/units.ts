/**
 * Units of the specification: every unit belongs to a type, its factor is relative to the
 * smallest unit of that type. Amounts convert only within a type, or over a product's alternative units.
 */
export const units = {
  amount: { type: 'amount', label: 'Stück', short: 'Stk.', factor: 1 },
  serving: { type: 'serving', label: 'Portion', short: 'Port.', factor: 1 },
  pair: { type: 'pair', label: 'Paar', short: 'Paar', factor: 1 },
  person: { type: 'person', label: 'Person', short: 'Pers.', factor: 1 },
  package: { type: 'package', label: 'Packung', short: 'Pkg.', factor: 1 },
  gram: { type: 'weight', label: 'Gramm', short: 'g', factor: 1 },
  decagram: { type: 'weight', label: 'Dekagramm', short: 'dag', factor: 10 },
  kilogram: { type: 'weight', label: 'Kilogramm', short: 'kg', factor: 1000 },
  millilitre: { type: 'volume', label: 'Milliliter', short: 'ml', factor: 1 },
  centilitre: { type: 'volume', label: 'Zentiliter', short: 'cl', factor: 10 },
  decilitre: { type: 'volume', label: 'Deziliter', short: 'dl', factor: 100 },
  litre: { type: 'volume', label: 'Liter', short: 'l', factor: 1000 },
  millimetre: { type: 'length', label: 'Millimeter', short: 'mm', factor: 1 },
  centimetre: { type: 'length', label: 'Zentimeter', short: 'cm', factor: 10 },
  decimetre: { type: 'length', label: 'Dezimeter', short: 'dm', factor: 100 },
  metre: { type: 'length', label: 'Meter', short: 'm', factor: 1000 },
  kilometre: { type: 'length', label: 'Kilometer', short: 'km', factor: 1_000_000 },
  squareMillimetre: { type: 'square', label: 'Quadratmillimeter', short: 'mm²', factor: 1 },
  squareCentimetre: { type: 'square', label: 'Quadratzentimeter', short: 'cm²', factor: 100 },
  squareDecimetre: { type: 'square', label: 'Quadratdezimeter', short: 'dm²', factor: 10_000 },
  squareMetre: { type: 'square', label: 'Quadratmeter', short: 'm²', factor: 1_000_000 },
  cubicMillimetre: { type: 'cubic', label: 'Kubikmillimeter', short: 'mm³', factor: 1 },
  cubicCentimetre: { type: 'cubic', label: 'Kubikzentimeter', short: 'cm³', factor: 1000 },
  cubicDecimetre: { type: 'cubic', label: 'Kubikdezimeter', short: 'dm³', factor: 1_000_000 },
  cubicMetre: { type: 'cubic', label: 'Kubikmeter', short: 'm³', factor: 1_000_000_000 },
} as const

export type Unit = keyof typeof units
export type UnitType = (typeof units)[Unit]['type']
