import type { FormSection } from '../base/entity.ts'

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
    hint: 'Je eine Adresse oder ein Text.',
    fields: [
      'termsAndConditions',
      'termsAndConditionsText',
      'privacyPolicy',
      'privacyPolicyText',
      'imprint',
      'imprintText',
      'allergens',
      'allergensText',
    ],
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
