import type { FormSection } from '../base/entity.ts'
import { legalPages } from './legalPages.ts'

/** How the settings are laid out: each section has an address and is saved by itself. */
export const configForm = [
  {
    title: 'Betrieb',
    fields: [
      'shopName',
      'businessName',
      'title',
      'description',
      'phone',
      'email',
      'website',
      'zipCode',
      'city',
      'currency',
      'timeZone',
    ],
  },
  {
    title: 'Erscheinungsbild',
    fields: ['logo', 'favicon', 'themeColor', 'themeColorSecondary', 'borderRadius'],
  },
  {
    title: 'Bestellen & Steuern',
    fields: ['defaultDeliveryMethod', 'donationAmount', 'disableTickets', 'taxClasses'],
  },
  {
    title: 'Etiketten',
    fields: ['labelCompactRows', 'labelCompactColumns', 'labelDetailRows', 'labelDetailColumns'],
  },
  {
    title: 'Rechtliches',
    hint: 'Ein Text geht der Adresse einer anderen Website vor.',
    fields: ['legalTexts', 'termsAndConditions', 'privacyPolicy', 'imprint', 'allergens'],
  },
  {
    title: 'Rechtliches: frühere Texte',
    hint: 'In Markdown geschrieben. Sie gelten, solange es keine neuere Fassung gibt.',
    fields: ['termsAndConditionsText', 'privacyPolicyText', 'imprintText', 'allergensText'],
    when: body => Object.values(legalPages).some(({ text }) => Boolean(body[text])),
    folded: true,
    summary: body =>
      Object.values(legalPages)
        .flatMap(({ text, label }) => (body[text] ? label : []))
        .join(', ') || 'Keine',
  },
  {
    title: 'Funktionen',
    fields: [
      'enablePluginHomePage',
      'enablePluginSearch',
      'enablePluginTags',
      'enablePluginToolbar',
      'enablePluginMapbox',
      'enablePluginPWA',
      'enablePluginFrontdesk',
      'enablePluginOrderReviews',
    ],
  },
  {
    title: 'Suchmaschinen & Statistik',
    fields: ['seoTitle', 'seoDescription', 'enableAnalytics', 'socialPixelId', 'tagManagerId'],
  },
  {
    title: 'Karte',
    hint: 'Gilt, sobald unter „Funktionen“ die Karte eingeschaltet ist.',
    fields: ['mapStyle', 'mapboxToken', 'mapboxZoom', 'mapboxPitch', 'mapboxBearing'],
  },
] as const satisfies readonly FormSection[]
