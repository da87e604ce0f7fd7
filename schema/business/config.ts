import { z } from 'zod'
import { keptByAdmins } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import {
  choiceIn,
  color,
  distinct,
  email,
  entryKey,
  imageRef,
  localDate,
  markdown,
  name,
  percent,
  phone,
  piece,
  text,
  timeZone,
  url,
  widgets,
} from '../base/fields.ts'
import { richText } from '../base/richText/richText.ts'
import { configForm } from './configForm.ts'
import { legalPages } from './legalPages.ts'
import { withMapboxStyle } from './mapStyle.ts'
import { modes } from './modes.ts'

/** Tax rates are dated rows, never constants: which one counts is decided by the day of supply. */
const taxClasses = distinct(
  piece(
    {
      key: name(40),
      name: name(80),
      rates: z
        .array(piece({ from: localDate(), rate: percent() }, { from: 'Gültig ab', rate: 'Satz in %' }))
        .min(1)
        .max(50),
    },
    { key: 'Schlüssel', name: 'Bezeichnung', rates: 'Steuersätze' },
  ),
  'key',
  30,
)

/** Versions of the legal pages' texts: of each page at most one for a day, and at most one without. */
const legalTexts = () =>
  distinct(
    piece(
      { key: entryKey(), page: choiceIn(legalPages), validFrom: localDate().nullish(), text: richText() },
      { key: 'Schlüssel', page: 'Seite', validFrom: 'Gilt ab', text: 'Text' },
    ),
    'key',
    60,
  )

/** Ids of strangers' scripts end in addresses: nothing but what these ids are made of. */
const socialPixelId = () =>
  z
    .string()
    .max(20)
    .regex(/^\d{6,20}$/)
const tagManagerId = () =>
  z
    .string()
    .max(16)
    .regex(/^GTM-[A-Z0-9]{4,12}$/)

export const config = entity({
  type: 'config',
  single: true,
  label: { one: 'Einstellungen', many: 'Einstellungen' },
  area: 'settings',
  tab: 'Betrieb',
  fields: {
    title: name(),
    shopName: name(),
    businessName: name(),
    description: text(2000),
    seoTitle: text(),
    seoDescription: text(500),
    website: url().nullish(),
    phone: phone(),
    email: email().nullish(),
    zipCode: text(12),
    city: text(80),
    currency: z.string().regex(/^[A-Z]{3}$/),
    timeZone: timeZone(),
    defaultDeliveryMethod: choiceIn(modes),
    taxClasses,
    donationAmount: z.int().min(0).max(100_000).register(widgets, { widget: 'money' }),
    disableTickets: z.boolean(),
    termsAndConditions: url().nullish(),
    termsAndConditionsText: markdown(),
    privacyPolicy: url().nullish(),
    privacyPolicyText: markdown(),
    imprint: url().nullish(),
    imprintText: markdown(),
    allergens: url().nullish(),
    allergensText: markdown(),
    legalTexts: legalTexts().nullish(),
    logo: imageRef().nullish(),
    favicon: imageRef().nullish(),
    themeColor: color(),
    themeColorSecondary: color(),
    borderRadius: z.int().min(0).max(32),
    mapStyle: text(500).overwrite(withMapboxStyle),
    mapboxToken: text(200),
    mapboxZoom: z.number().min(0).max(24),
    mapboxPitch: z.number().min(0).max(85),
    mapboxBearing: z.number().min(-360).max(360),
    labelCompactRows: z.int().min(1).max(40),
    labelCompactColumns: z.int().min(1).max(10),
    labelDetailRows: z.int().min(1).max(40),
    labelDetailColumns: z.int().min(1).max(10),
    enableAnalytics: z.boolean().nullish(),
    socialPixelId: socialPixelId().nullish(),
    tagManagerId: tagManagerId().nullish(),
    enablePluginPWA: z.boolean(),
    enablePluginToolbar: z.boolean(),
    enablePluginMapbox: z.boolean(),
    enablePluginHomePage: z.boolean(),
    enablePluginSearch: z.boolean(),
    enablePluginTags: z.boolean(),
    enablePluginFrontdesk: z.boolean(),
    enablePluginOrderReviews: z.boolean(),
  },
  labels: {
    title: 'Titel',
    shopName: 'Name des Shops',
    businessName: 'Firmenname',
    description: 'Beschreibung',
    seoTitle: 'Titel für Suchmaschinen',
    seoDescription: 'Beschreibung für Suchmaschinen',
    website: 'Website',
    phone: 'Telefon',
    email: 'E-Mail',
    zipCode: 'PLZ',
    city: 'Ort',
    currency: 'Währung',
    timeZone: 'Zeitzone',
    defaultDeliveryMethod: 'Voreingestellte Art der Lieferung',
    taxClasses: 'Steuerklassen',
    donationAmount: 'Spendenbetrag',
    disableTickets: 'Bestellnummer statt Ticket anzeigen',
    termsAndConditions: 'AGB (Adresse)',
    termsAndConditionsText: 'AGB (Text)',
    privacyPolicy: 'Datenschutz (Adresse)',
    privacyPolicyText: 'Datenschutz (Text)',
    imprint: 'Impressum (Adresse)',
    imprintText: 'Impressum (Text)',
    allergens: 'Allergene (Adresse)',
    allergensText: 'Allergene (Text)',
    legalTexts: 'Fassungen',
    logo: 'Logo',
    favicon: 'Favicon',
    themeColor: 'Themenfarbe',
    themeColorSecondary: 'Zweite Themenfarbe',
    borderRadius: 'Eckenradius',
    mapStyle: 'Kartenstil',
    mapboxToken: 'Öffentlicher Kartenschlüssel',
    mapboxZoom: 'Karte: Zoom',
    mapboxPitch: 'Karte: Neigung',
    mapboxBearing: 'Karte: Drehung',
    labelCompactRows: 'Etiketten kompakt: Zeilen',
    labelCompactColumns: 'Etiketten kompakt: Spalten',
    labelDetailRows: 'Etiketten ausführlich: Zeilen',
    labelDetailColumns: 'Etiketten ausführlich: Spalten',
    enableAnalytics: 'Eigene Besuchsstatistik (nach Zustimmung)',
    socialPixelId: 'Social-Pixel-Kennung',
    tagManagerId: 'Tag-Manager-Kennung (GTM-…)',
    enablePluginPWA: 'Gäste können die Seite als App installieren',
    enablePluginToolbar: 'Das Team sieht auf der Website eine Werkzeugleiste',
    enablePluginMapbox: 'Filialen stehen auf einer Karte',
    enablePluginHomePage: 'Die Website beginnt mit einer Startseite',
    enablePluginSearch: 'Gäste können Filialen suchen',
    enablePluginTags: 'Gäste können Filialen nach Schlagwörtern filtern',
    enablePluginFrontdesk: 'Bestellungen stehen auf Statusbildschirmen in der Filiale',
    enablePluginOrderReviews: 'Gäste können ihre Bestellung bewerten',
  },
  blank: {
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    defaultDeliveryMethod: 'takeaway',
    donationAmount: 7,
    themeColor: '#000000',
    themeColorSecondary: '#333333',
    borderRadius: 12,
    mapboxZoom: 19,
    mapboxPitch: 55,
    mapboxBearing: -85,
    labelCompactRows: 12,
    labelCompactColumns: 4,
    labelDetailRows: 5,
    labelDetailColumns: 2,
  },
  check({ legalTexts }, tell) {
    const days = legalTexts?.map(({ page, validFrom }) => `${page} ${validFrom ?? ''}`) ?? []
    if (new Set(days).size < days.length) tell('legalTexts', 'twice')
  },
  access: keptByAdmins,
  audiences: { public: whole, office: whole },
  title: body => body.shopName,
  remembered: ['currency'],
  form: configForm,
  add: { taxClasses: 'Steuerklasse', legalTexts: 'Fassung', 'taxClasses.rates': 'Satz' },
})
export type Config = Stored<typeof config>
