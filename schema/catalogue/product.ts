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
  relations,
  taxClass,
  text,
} from '../base/fields.ts'
import { additiveList, allergenList, calculationModel, dietList, gtin, unit } from './fields.ts'
import { LONGEST_TEXT, partTypes, takesOptions } from './partTypes.ts'
import { productForm } from './productForm.ts'
import { productList } from './productList.ts'
import { basePriceUnits, measures } from './unitLabels.ts'

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
    additives: additiveList().nullish(),
    notFor: dietList().nullish(),
  },
  {
    name: 'Name',
    modifier: 'Preisänderung',
    value: 'Betrag',
    allergens: 'Allergene',
    additives: 'Zusatzstoffe',
    notFor: 'Nicht geeignet für',
  },
)
export type ConfigOption = z.infer<typeof option>

const count = () => z.int().min(1).max(60)

/** Asked only where an option of an earlier step was chosen. */
const condition = piece({ step: name(60), option: name() }, { step: 'Schlüssel des Schritts', option: 'Möglichkeit' })

const part = piece(
  {
    step: name(60),
    type: choiceIn(partTypes),
    name: name(),
    description: text(500),
    optional: z.boolean(),
    isLeftOpen: z.boolean().nullish(),
    options: distinct(option, 'name', 60),
    least: count().nullish(),
    most: count().nullish(),
    longest: z.int().min(1).max(LONGEST_TEXT).nullish(),
    onlyIf: condition.nullish(),
  },
  {
    step: 'Schlüssel',
    type: 'Art',
    name: 'Name',
    description: 'Beschreibung',
    optional: 'Freiwillig',
    isLeftOpen: 'Nichts vorauswählen',
    options: 'Möglichkeiten',
    least: 'Mindestens auszuwählen',
    most: 'Höchstens auszuwählen',
    longest: 'Höchstens Zeichen (bei Text)',
    onlyIf: 'Nur, wenn gewählt ist',
  },
).superRefine(({ least, most }, context) => {
  if (least && most && least > most) context.addIssue({ code: 'custom', path: ['most'], params: { code: 'tooSmall' } })
})
export type ConfigPart = z.infer<typeof part>

const configuration = piece({ parts: distinct(part, 'step', 30) }, { parts: 'Schritte' }).superRefine(
  ({ parts }, context) => {
    for (const [index, { onlyIf }] of parts.entries()) {
      const asked = onlyIf && parts.slice(0, index).find(({ step }) => step === onlyIf.step)
      const isKnown = asked && takesOptions(asked) && asked.options.some(({ name }) => name === onlyIf.option)
      if (onlyIf && !isKnown)
        context.addIssue({
          code: 'custom',
          path: ['parts', index, 'onlyIf', asked ? 'option' : 'step'],
          params: { code: 'choice' },
        })
    }
  },
)

/**
 * What is in one piece of packed goods, for the price per kilogram or litre (§ 4 PAngV, § 10a PrAG). Some goods may be told
 * per 100 g or 100 ml in Austria and Switzerland; in Germany packed goods never are (§ 5 PAngV).
 */
const content = piece(
  { amount: z.number().positive().max(1_000_000), unit: choice(measures), per: choice(basePriceUnits).nullish() },
  { amount: 'Menge', unit: 'Einheit', per: 'Grundpreis je' },
)

/** What the price is for: 1 kilogram, 100 gram, one piece. */
const priceBasis = piece(
  { amount: z.number().positive().max(1_000_000), unit: unit() },
  { amount: 'Menge', unit: 'Einheit' },
)

/** Pfand: a line of its own, taxed by its own class or as what is in it; charged per piece ordered. */
const deposit = piece(
  { amount: money(), tax: taxClass().nullish(), label: name(60) },
  { amount: 'Betrag', tax: 'Steuerklasse (leer wie das Produkt)', label: 'Bezeichnung' },
)

export const products = entity({
  type: 'products',
  label: { one: 'Produkt', many: 'Produkte' },
  area: 'catalogue',
  tab: 'Produkte',
  fields: {
    uid: text(64),
    gtin: gtin().nullish(),
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
    content: content.nullish(),
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
    config: configuration,
    isPublic: z.boolean(),
    tags: relations('tags', 20).nullish(),
    internalNote: longText(),
  },
  labels: {
    uid: 'Artikelnummer',
    gtin: 'Barcode (EAN)',
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
    content: 'Inhalt je Stück (verpackte Ware)',
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
    tags: 'Schlagwörter',
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
  audiences: { public: only(body => body.isPublic, without('tags', 'internalNote')), office: body => body },
  title: body => body.name,
  columns: ['price', 'type', 'isEnabled', 'isPublic'],
  form: productForm,
  add: { alternativeUnits: 'Einheit', 'config.parts': 'Gruppe', 'config.parts.options': 'Möglichkeit' },
  key: ['uid', 'gtin'],
  duplicate: { clear: ['uid', 'gtin'] },
  list: productList,
})
export type Product = Stored<typeof products>
