import type { FormSection } from '../base/entity.ts'

/** How the settings are laid out. */
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
  { title: 'Erscheinungsbild', fields: ['logo', 'favicon', 'themeColor', 'themeColorSecondary', 'borderRadius'] },
  { title: 'Bestellen', fields: ['defaultDeliveryMethod', 'donationAmount', 'disableTickets'] },
  { title: 'Steuerklassen', fields: ['taxClasses'] },
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
    fields: ['mapStyle', 'mapboxToken', 'mapboxZoom', 'mapboxPitch', 'mapboxBearing'],
    when: body => body['enablePluginMapbox'] === true,
    folded: true,
    summary: () => 'Stil, Schlüssel und Blick',
  },
  {
    title: 'Etiketten',
    fields: ['labelCompactRows', 'labelCompactColumns', 'labelDetailRows', 'labelDetailColumns'],
    folded: true,
    summary: body =>
      `Kompakt ${String(body['labelCompactRows'])} × ${String(body['labelCompactColumns'])}, ausführlich ${String(body['labelDetailRows'])} × ${String(body['labelDetailColumns'])}`,
  },
] as const satisfies readonly FormSection[]
