import { z } from 'zod'
import { keptByManagers } from '../base/access.ts'
import { entity, only, type Stored, without } from '../base/entity.ts'
import {
  choice,
  choiceIn,
  distinct,
  imageRef,
  longText,
  money,
  name,
  openingHours,
  piece,
  quantity,
  taxClass,
  text,
} from '../base/fields.ts'
import { additiveList, allergenList, calculationModel, dietList, unit } from './fields.ts'
import { partTypes } from './partTypes.ts'

const steps = {
  minimumQuantity: quantity().nullish(),
  maximumQuantity: quantity().nullish(),
  quantityStepSize: quantity().nullish(),
}
const stepLabels = {
  minimumQuantity: 'Mindestmenge',
  maximumQuantity: 'Höchstmenge',
  quantityStepSize: 'Mengenschritt',
}

/** `ratio` is how many of the product's own units one alternative unit is: a loaf of 1.2 kg sold by gram has 1200. */
const alternativeUnit = piece(
  { unit: unit(), ratio: z.number().positive().max(1_000_000_000), ...steps, calculationModel: calculationModel() },
  { unit: 'Einheit', ratio: 'Verhältnis', ...stepLabels, calculationModel: 'Berechnung' },
)
export type AlternativeUnit = z.infer<typeof alternativeUnit>

const option = piece(
  {
    name: name(),
    modifier: choice({ add: 'Aufpreis', subtract: 'Abzug', overwrite: 'Neuer Preis' }),
    value: money(),
    allergens: allergenList(),
  },
  { name: 'Name', modifier: 'Preisänderung', value: 'Betrag', allergens: 'Allergene' },
)
export type ConfigOption = z.infer<typeof option>

const part = piece(
  {
    step: name(60),
    type: choiceIn(partTypes),
    name: name(),
    description: text(500),
    optional: z.boolean(),
    options: distinct(option, 'name', 60),
  },
  {
    step: 'Schlüssel',
    type: 'Art',
    name: 'Name',
    description: 'Beschreibung',
    optional: 'Freiwillig',
    options: 'Möglichkeiten',
  },
)
export type ConfigPart = z.infer<typeof part>

/** What the price is for: 1 kilogram, 100 gram, one piece. */
const priceBasis = piece(
  { amount: z.number().positive().max(1_000_000), unit: unit() },
  { amount: 'Menge', unit: 'Einheit' },
)

/** Pfand: a line of its own with its own tax class; charged per piece ordered. */
const deposit = piece(
  { amount: money(), tax: taxClass(), label: name(60) },
  { amount: 'Betrag', tax: 'Steuerklasse', label: 'Bezeichnung' },
)

export const products = entity({
  type: 'products',
  label: { one: 'Produkt', many: 'Produkte', group: 'Katalog' },
  fields: {
    uid: text(64),
    name: name(),
    description: longText(2000),
    type: choice({ simple: 'Einfach', bundle: 'Menü', configurable: 'Konfigurierbar' }),
    images: z.array(imageRef()).max(20),
    price: money(),
    isPriceHidden: z.boolean(),
    pricing: priceBasis.nullish(),
    calculationModel: calculationModel(),
    tax: taxClass(),
    takeawayTax: taxClass().nullish(),
    dineInTax: taxClass().nullish(),
    deposit: deposit.nullish(),
    unit: unit(),
    defaultUnit: unit().nullish(),
    defaultQuantity: quantity().nullish(),
    ...steps,
    alternativeUnits: z.array(alternativeUnit).max(10),
    isEnabled: z.boolean(),
    schedule: openingHours().nullish(),
    isVisibleWhenUnavailable: z.boolean(),
    isStepByStep: z.boolean(),
    isLeadTimeEnabled: z.boolean(),
    leadTimeType: choice({ minutes: 'Minuten', hours: 'Stunden', days: 'Tage', weeks: 'Wochen' }),
    leadTimeValue: z.int().min(0).max(10_000),
    allergens: allergenList(),
    additives: additiveList(),
    diets: dietList(),
    config: piece({ parts: distinct(part, 'step', 30) }, { parts: 'Schritte' }),
    isPublic: z.boolean(),
    internalNote: longText(),
  },
  labels: {
    uid: 'Artikelnummer',
    name: 'Name',
    description: 'Beschreibung',
    type: 'Art',
    images: 'Bilder',
    price: 'Preis',
    isPriceHidden: 'Preis verbergen',
    pricing: 'Preis gilt für',
    calculationModel: 'Berechnung',
    tax: 'Steuerklasse (Lieferung)',
    takeawayTax: 'Steuerklasse bei Abholung',
    dineInTax: 'Steuerklasse vor Ort',
    deposit: 'Pfand',
    unit: 'Einheit',
    defaultUnit: 'Vorausgewählte Einheit',
    defaultQuantity: 'Vorausgewählte Menge',
    ...stepLabels,
    alternativeUnits: 'Weitere Einheiten',
    isEnabled: 'Aktiv',
    schedule: 'Zeitplan',
    isVisibleWhenUnavailable: 'Sichtbar, wenn nicht verfügbar',
    isStepByStep: 'Schritt für Schritt',
    isLeadTimeEnabled: 'Vorlaufzeit',
    leadTimeType: 'Vorlaufzeit in',
    leadTimeValue: 'Dauer der Vorlaufzeit',
    allergens: 'Allergene',
    additives: 'Zusatzstoffe',
    diets: 'Ernährung',
    config: 'Konfiguration',
    isPublic: 'Öffentlich',
    internalNote: 'Interne Notiz',
  },
  blank: {
    uid: '',
    description: '',
    type: 'simple',
    images: [],
    isPriceHidden: false,
    calculationModel: 'fixed',
    unit: 'amount',
    alternativeUnits: [],
    isEnabled: true,
    isVisibleWhenUnavailable: false,
    isStepByStep: false,
    isLeadTimeEnabled: false,
    leadTimeType: 'minutes',
    leadTimeValue: 0,
    allergens: [],
    additives: [],
    diets: [],
    config: { parts: [] },
    isPublic: true,
    internalNote: '',
  },
  access: keptByManagers,
  audiences: { public: only(body => body.isPublic, without('internalNote')), office: body => body },
  title: body => body.name,
  columns: ['price', 'type', 'isEnabled', 'isPublic'],
})
export type Product = Stored<typeof products>
