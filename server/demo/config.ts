import type { ImageRef } from '../../schema/base/fields.ts'
import { type Config, config } from '../../schema/business/config.ts'
import type { Draft } from './authoring.ts'
import { allergensText, imprintText, legalTexts, privacyText, termsText } from './legal.ts'

/** Settings of the invented chain „Morgenkrume“. Rates are Austrian, dated by the day of supply. */
export const demoConfig = (logo: ImageRef): Draft<Config> => ({
  ...config.blank,
  title: 'Morgenkrume – Backhaus, Küche & Sportklub',
  shopName: 'Morgenkrume',
  businessName: 'Morgenkrume Backhaus GmbH',
  description:
    'Brot mit Zeit, Mehlspeisen mit Butter und eine Küche, die daraus Mittag macht. Bestellen Sie in Ihrer Filiale – zum Abholen, zum Liefern oder gleich an den Tisch.',
  seoTitle: 'Morgenkrume – Brot, Mehlspeisen und Mittagstisch online bestellen',
  seoDescription:
    'Sauerteigbrot, Torten nach Wunsch, Frühstück und Wirtshausküche aus Wien, Graz, Linz, Salzburg, Innsbruck und Dornbirn. Online bestellen und bequem bezahlen.',
  website: 'https://morgenkrume.example',
  phone: '+43 1 000 80 80',
  email: 'servus@morgenkrume.example',
  zipCode: '1080',
  city: 'Wien',
  defaultDeliveryMethod: 'takeaway',
  taxClasses: [
    { key: 'food', name: 'Speisen', rates: [{ from: '2016-01-01', rate: 10 }] },
    {
      key: 'staple',
      name: 'Grundnahrungsmittel (Brot, Gebäck, Milch, Eier)',
      rates: [
        { from: '2016-01-01', rate: 10 },
        { from: '2026-07-01', rate: 4.9 },
      ],
    },
    { key: 'drink', name: 'Getränke', rates: [{ from: '2016-01-01', rate: 20 }] },
    { key: 'goods', name: 'Waren', rates: [{ from: '2016-01-01', rate: 20 }] },
    { key: 'none', name: 'Pfand und Gutscheine', rates: [{ from: '2016-01-01', rate: 0 }] },
  ],
  disableTickets: false,
  termsAndConditionsText: termsText,
  privacyPolicyText: privacyText,
  imprintText,
  allergensText,
  legalTexts: [...legalTexts],
  logo,
  favicon: logo,
  themeColor: '#B4540A',
  themeColorSecondary: '#4A2A12',
  mapStyle: '',
  mapboxToken: '',
  enableAnalytics: true,
  enablePluginPWA: true,
  enablePluginToolbar: true,
  enablePluginMapbox: true,
  enablePluginHomePage: true,
  enablePluginSearch: true,
  enablePluginTags: true,
  enablePluginFrontdesk: true,
  enablePluginOrderReviews: true,
})
