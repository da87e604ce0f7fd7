import type { Body, FormSection } from '../base/entity.ts'
import { additives } from './additives.ts'
import { allergens } from './allergens.ts'
import { diets } from './diets.ts'
import { unitLabels } from './unitLabels.ts'

/** How the form of a product is laid out: what every product has first, the rest folded with a line that says what is in it. */
export const productForm = [
  { title: 'Grunddaten', fields: ['name', 'uid', 'gtin', 'description', 'images'] },
  { title: 'Preis', fields: ['price', 'tax', 'takeawayTax', 'dineInTax', 'isPriceHidden'] },
  {
    title: 'Größen & Optionen',
    hint: 'Was Gäste wählen, wenn sie das Produkt bestellen.',
    fields: ['config', 'type', 'isStepByStep'],
  },
  { title: 'Verfügbarkeit', fields: ['isPublic', 'isEnabled', 'isVisibleWhenUnavailable', 'schedule'] },
  {
    title: 'Vorlaufzeit',
    fields: ['isLeadTimeEnabled', 'leadTimeType', 'leadTimeValue'],
    folded: true,
    summary: body => (body['isLeadTimeEnabled'] ? 'Muss im Voraus bestellt werden' : 'Ohne Vorlaufzeit'),
  },
  {
    title: 'Allergene & Ernährung',
    fields: ['allergens', 'additives', 'diets'],
    folded: true,
    summary: body =>
      told([
        ...named(body['allergens'], allergens),
        ...named(body['additives'], additives),
        ...named(body['diets'], diets),
      ]) || 'Keine Angaben',
  },
  {
    title: 'Mengen & Einheiten',
    fields: [
      'unit',
      'pricing',
      'calculationModel',
      'minimumQuantity',
      'maximumQuantity',
      'quantityStepSize',
      'defaultUnit',
      'defaultQuantity',
      'alternativeUnits',
      'content',
      'deposit',
    ],
    folded: true,
    summary: body => told([...named([body['unit']], unitLabels), range(body)]),
  },
  {
    title: 'Intern',
    hint: 'Gäste sehen davon nichts. Nach Schlagwörtern wird hier gesucht und gefiltert, und Preistafeln zeigen, was eines davon hat.',
    fields: ['tags', 'internalNote'],
    folded: true,
    summary: ({ tags, internalNote }) =>
      told([tagged(tags), String(internalNote ?? '')]) || 'Ohne Schlagwort und Notiz',
  },
] as const satisfies readonly FormSection[]

const told = (words: readonly string[]): string => words.filter(Boolean).join(', ')

/** The German names of what a list of keys holds. */
function named(keys: unknown, table: Readonly<Record<string, string>>): string[] {
  return Array.isArray(keys) ? keys.flatMap(key => table[String(key)] ?? []) : []
}

/** '2 Schlagwörter' */
function tagged(tags: unknown): string {
  const count = Array.isArray(tags) ? tags.length : 0
  return count === 0 ? '' : count === 1 ? '1 Schlagwort' : `${count} Schlagwörter`
}

/** '1–200', 'ab 2', 'bis 12': how much may be ordered at once; '' where nothing is said. */
function range({ minimumQuantity: least, maximumQuantity: most }: Body): string {
  if (typeof least === 'number' && typeof most === 'number') return `${least}–${most}`
  if (typeof least === 'number') return `ab ${least}`
  return typeof most === 'number' ? `bis ${most}` : ''
}
