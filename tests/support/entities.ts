import type { z } from 'zod'
import type { Body } from '../../schema/base/entity.ts'
import { open } from './schedules.ts'

/** What has to be entered into the blank form of each entity before it can be saved: nothing more, nothing less. */
export const required: Readonly<Record<string, Body>> = {
  config: {
    title: 'Bäckerei',
    shopName: 'Bäckerei',
    businessName: 'Bäckerei GmbH',
    description: '',
    seoTitle: '',
    seoDescription: '',
    phone: '',
    zipCode: '4020',
    city: 'Linz',
    taxClasses: [{ key: 'food', name: 'Speisen', rates: [{ from: '2016-01-01', rate: 10 }] }],
    disableTickets: false,
    termsAndConditionsText: '',
    privacyPolicyText: '',
    imprintText: '',
    allergensText: '',
    mapStyle: '',
    mapboxToken: '',
    enablePluginPWA: true,
    enablePluginToolbar: true,
    enablePluginMapbox: true,
    enablePluginHomePage: true,
    enablePluginSearch: true,
    enablePluginTags: true,
    enablePluginFrontdesk: true,
    enablePluginOrderReviews: true,
  },
  divisions: { identifier: 'brot', name: 'Brot' },
  branches: {
    identifier: 'stammhaus',
    name: 'Stammhaus',
    street: 'Hauptplatz 1',
    zipCode: '4020',
    city: 'Linz',
    phone: '+43732123456',
  },
  departments: { identifier: 'backstube', name: 'Backstube', branch: 1 },
  menus: { name: 'Karte', availableFrom: '2026-01-01T00:00:00Z' },
  categories: { name: 'Gebäck' },
  tags: { name: 'Bio' },
  products: { name: 'Semmel', price: 120, tax: 'food' },
  tables: { identifier: 'fenster', name: 'Am Fenster', branch: 1 },
  stations: { name: 'Küche', branch: 1 },
  printers: { name: 'Küchendrucker', branch: 1, stations: [1] },
  switches: { branch: 1, endsAt: '2026-11-20T14:00:00+01:00' },
  paces: { branch: 1, asOf: '2026-11-20T14:00:00+01:00' },
  favourites: { branch: 1, asOf: '2026-11-20T14:00:00+01:00' },
  devices: { identifier: 'kiosk-1', name: 'Kiosk am Eingang', kind: 'kiosk', branch: 1 },
  donatees: { identifier: 'feuerwehr', name: 'Feuerwehr' },
  users: { username: 'anna', lastName: 'Huber' },
  images: { name: 'Semmel', extension: 'jpg', width: 800, height: 600 },
  uploads: {
    name: 'Aufnahmeformular.pdf',
    extension: 'pdf',
    publicHash: '0123456789abcdef'.repeat(3),
    mimeType: 'application/pdf',
    bytes: 4711,
  },
  sites: { path: 'verein', name: 'Verein' },
  blocks: {
    identifier: 'kontakt',
    name: 'Kontakt',
    block: { key: 'k1', type: 'info', value: { entries: [] } },
  },
  nodes: { identifier: 'home', name: 'Startseite' },
  navigations: { identifier: 'mainMenu', name: 'Hauptmenü' },
  redirects: { path: 'alte-seite', target: '/site/verein' },
  views: { name: 'Versteckt', list: 'products' },
  notes: {
    on: 'products:1',
    text: 'Bitte neu abwiegen.',
    author: 'Eva Berger',
    writtenAt: '2026-11-20T14:00:00+01:00',
  },
  'ignored-hints': { on: 'products:1', kind: 'productImage', reason: 'Wird noch fotografiert.', author: 'Eva Berger' },
  'planned-changes': {
    on: 'products:1',
    changes: [{ field: 'price', before: '120', after: '130' }],
    at: '2026-11-23T06:00:00+01:00',
    author: 'Eva Berger',
  },
  contracts: { user: 1, branch: 1, from: '2026-01-01' },
  'working-schedules': { branch: 1, from: '2026-11-23T05:00:00Z', to: '2026-11-23T13:00:00Z' },
  'schedule-templates': { name: 'Früh', branch: 1, from: '06:00', to: '14:00' },
  absences: { user: 1, branch: 1, from: '2026-12-21', to: '2026-12-31' },
  projects: { name: 'Weihnachtsmarkt' },
  tasks: { project: 1, name: 'Stand aufbauen' },
  'wage-types': { kind: 'normal', number: '1000' },
  'image-templates': { identifier: 'angebot', name: 'Angebot des Tages' },
  'booking-accounts': { purpose: 'cash', number: '2700' },
  customers: { name: 'Huber', branch: 1 },
  'external-users': { name: 'Adler', email: 'eva@example.com', customer: 1, branch: 1 },
  'discount-groups': { name: 'Stammkunden', percent: 10 },
  'customer-tags': { name: 'Verein' },
  scenes: { path: 'theke', name: 'Theke' },
  'digital-signage-segments': { name: 'Speisekarte', content: { type: 'scene', scene: 1 } },
  'digital-signage-streams': { name: 'Den ganzen Tag' },
  'digital-signage-devices': { identifier: 'theke', name: 'Über der Theke', branch: 1 },
}

const image = { id: 1, version: 1, extension: 'jpg' }
const file = { id: 1, version: 1, extension: 'pdf', publicHash: '0123456789abcdef'.repeat(3), name: 'Plan.pdf' }
const siteContent = {
  image,
  body: [
    {
      key: 'b1',
      type: 'hero',
      value: { title: 'Willkommen', links: [{ key: 'l1', link: { type: 'site', site: 1 } }] },
    },
    { key: 'b2', type: 'team', value: { people: [{ key: 'p1', firstName: 'Anna', lastName: 'Huber' }] } },
    {
      key: 'b3',
      type: 'appointments',
      value: { entries: [{ key: 't1', title: 'Training', from: '2026-11-20T18:00:00+01:00', files: [file] }] },
    },
  ],
  images: [],
}
const part = {
  step: 'bread',
  type: 'select',
  name: 'Brot',
  description: '',
  optional: false,
  options: [{ name: 'Semmel', modifier: 'add', value: 0, allergens: ['gluten'] }],
}

/** One value for everything that is a piece of its own, so that a test reaches every level. */
export const nested: Readonly<Record<string, Body>> = {
  config: { logo: image },
  divisions: { image },
  branches: {
    openingHours: [open('daily', '08:00–18:00')],
    images: [image],
    deliveryAreas: [{ area: 'Zentrum', price: 390, tax: 'drink', free: false }],
  },
  menus: { catalog: [{ category: 1, products: [1] }] },
  categories: { image, schedule: [open('daily', '08:00–18:00')] },
  tags: { image },
  products: {
    images: [image],
    pricing: { amount: 1, unit: 'kilogram' },
    deposit: { amount: 25, tax: 'none', label: 'Pfand' },
    alternativeUnits: [{ unit: 'gram', ratio: 1, calculationModel: 'fixed' }],
    config: { parts: [part] },
  },
  donatees: { image },
  sites: { content: siteContent, draft: { body: [], images: [] } },
  nodes: { entries: [{ key: 'p1', name: 'Sparkasse', image, link: { type: 'link', address: 'https://example.com' } }] },
  navigations: {
    items: [
      {
        key: 'n1',
        type: 'group',
        label: 'Verein',
        isEnabled: true,
        children: [{ key: 'n2', type: 'site', target: 1, label: 'Vorstand', isEnabled: true, children: [] }],
      },
    ],
  },
}

/** Every object shape within a shape, with its path; arrays and what may be missing are looked through. */
export function piecesIn(shape: z.ZodType, path: readonly string[] = []): { path: string; shape: z.ZodObject }[] {
  const inner = inside(shape)
  if (inner) return piecesIn(inner, path)
  if (!isObject(shape)) return []
  const below = Object.entries(shape.shape).flatMap(([field, type]) => piecesIn(type as z.ZodType, [...path, field]))
  return [{ path: path.join('.'), shape }, ...below]
}

/** Every object within a value, with its path. */
export function objectsIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => objectsIn(entry, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return [path, ...Object.entries(value).flatMap(([field, entry]) => objectsIn(entry, [...path, field]))]
}

const isObject = (shape: z.ZodType): shape is z.ZodObject => shape.type === 'object'

function inside(shape: z.ZodType): z.ZodType | null {
  const { element, innerType } = shape.def as { element?: z.ZodType; innerType?: z.ZodType }
  return element ?? innerType ?? null
}
