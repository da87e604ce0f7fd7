import type { Department } from '../../schema/business/department.ts'
import type { Division } from '../../schema/business/division.ts'
import type { Table } from '../../schema/business/table.ts'
import type { Switch } from '../../schema/catalogue/switch.ts'
import type { Tag } from '../../schema/catalogue/tag.ts'
import type { Donatee } from '../../schema/ordering/donatee.ts'
import type { Draft, Ground, Motif } from './authoring.ts'
import { branchIds } from './branch.ts'

/** What is drawn of something, with the ground it stands on. */
interface Drawn {
  readonly motif: Motif
  readonly ground: Ground
}
type Pictured<T> = Omit<Draft<T>, 'image'> & Drawn

const cream: Ground = { surface: 'counter', light: '#FBF1E0', shade: '#E9CFA6' }
const meadow: Ground = { surface: 'counter', light: '#EEF5E2', shade: '#BFD69B' }
const evening: Ground = { surface: 'counter', light: '#F8E6DA', shade: '#DDA98B' }

export const logo: Drawn = {
  motif: 'croissant sun',
  ground: { surface: 'counter', light: '#FFE9C9', shade: '#F2B66B' },
}

export const demoDivisions: Pictured<Division>[] = [
  {
    identifier: 'baeckereien',
    name: 'Backhaus & Café',
    description: 'Brot mit 24 Stunden Teigruhe, Gebäck aus Handarbeit und Kaffee aus eigener Röstung.',
    branches: [
      branchIds.stammhaus,
      branchIds.graz,
      branchIds.linz,
      branchIds.innsbruck,
      branchIds.dornbirn,
      branchIds.klagenfurt,
      branchIds.vaduz,
    ],
    isPublic: true,
    motif: 'laib croissant cappuccino',
    ground: cream,
  },
  {
    identifier: 'wirtshaus-und-fest',
    name: 'Wirtshaus & Fest',
    description: 'Österreichische Küche am Tisch, auf der Platte oder als ganzes Buffet.',
    branches: [branchIds.salzburg, branchIds.fest],
    isPublic: true,
    motif: 'schnitzel wine-glass bouquet',
    ground: evening,
  },
  {
    identifier: 'sportklub',
    name: 'SK Morgenkrume',
    description: 'Unser Sportklub in der Donaustadt: Fußball, Turnen und Laufen seit 1954 – mit Kantine am Platz.',
    branches: [branchIds.klubheim],
    isPublic: true,
    motif: 'soccer-ball trophy running-shoe',
    ground: meadow,
  },
]

export const demoTags: (Omit<Draft<Tag>, 'image'> & Drawn)[] = [
  { name: 'Gastgarten', motif: 'sunflower deciduous-tree', ground: meadow },
  { name: 'Barrierefrei', motif: 'motorized-wheelchair potted-plant', ground: cream },
  { name: 'Parkplatz', motif: 'automobile evergreen-tree', ground: cream },
  { name: 'Spielecke', motif: 'teddy-bear balloon', ground: evening },
  { name: 'Nachtbetrieb', motif: 'crescent-moon espresso', ground: evening },
  { name: 'Warme Küche', motif: 'pot-of-food herb', ground: evening },
  { name: 'Torten auf Bestellung', motif: 'etagentorte strawberry', ground: cream },
  { name: 'Sportplatz', motif: 'soccer-ball goal-net', ground: meadow },
]
/** What boards and lists find products by; guests see none of them, so they have no picture. */
export const demoProductTags: Draft<Tag>[] = [{ name: 'Hausspezialität' }, { name: 'Für unterwegs' }]

const department = (identifier: string, name: string, branch: number, description: string): Draft<Department> => ({
  identifier,
  name,
  branch,
  description,
})
export const demoDepartments: Draft<Department>[] = [
  department('backstube-wien', 'Backstube', branchIds.stammhaus, 'Teig, Ofen und Nachtschicht'),
  department('konditorei-wien', 'Konditorei', branchIds.stammhaus, 'Torten, Mehlspeisen und Eis'),
  department('verkauf-wien', 'Verkauf', branchIds.stammhaus, 'Theke, Abholung und Kassa'),
  department('kueche-wien', 'Küche', branchIds.stammhaus, 'Frühstück und warme Küche'),
  department('lieferung-wien', 'Lieferung', branchIds.stammhaus, 'Lastenräder und Kastenwagen'),
  department('cafe-graz', 'Café', branchIds.graz, 'Service und Bar'),
  department('kueche-graz', 'Küche', branchIds.graz, 'Frühstück und Brunch'),
  department('verkauf-linz', 'Verkauf', branchIds.linz, 'Theke und Vorbestellungen'),
  department('kueche-salzburg', 'Küche', branchIds.salzburg, 'Warme Küche bis 22 Uhr'),
  department('service-salzburg', 'Service', branchIds.salzburg, 'Gewölbe und Gastgarten'),
  department('atelier-innsbruck', 'Atelier', branchIds.innsbruck, 'Torten nach Maß'),
  department('backstube-dornbirn', 'Backstube', branchIds.dornbirn, 'Brot für das Rheintal'),
  department('catering', 'Catering', branchIds.fest, 'Angebote, Buffets und Verleih'),
  department('kantine', 'Kantine', branchIds.klubheim, 'Spieltage und Vereinsfeste'),
]

/** Tables of the branches where guests eat in; identifiers stand on the table's code. */
export const demoTables: Draft<Table>[] = [
  ...room('stammhaus', branchIds.stammhaus, 'Stube', [2, 2, 4, 4, 6]),
  ...room('stammhaus-hof', branchIds.stammhaus, 'Hof', [4, 4, 8]),
  ...room('graz', branchIds.graz, 'Tisch', [2, 2, 2, 4, 4]),
  ...room('salzburg', branchIds.salzburg, 'Gewölbe', [4, 4, 6, 8, 12]),
  ...room('klubheim', branchIds.klubheim, 'Kantine', [6, 6, 10]),
]

function room(prefix: string, branch: number, label: string, seats: readonly number[]): Draft<Table>[] {
  return seats.map((count, index) => ({
    identifier: `${prefix}-${index + 1}`,
    name: `${label} ${index + 1}`,
    branch,
    seats: count,
  }))
}

/** A holiday with fixed dates: the demo must be true on any day it is started. */
export const demoSwitches: Draft<Switch>[] = [
  {
    kind: 'paused',
    branch: branchIds.innsbruck,
    modes: [],
    reason: 'Wir machen Winterpause. Ab 12. Jänner backen wir wieder für Sie.',
    startsAt: '2027-01-04T00:00:00+01:00',
    endsAt: '2027-01-12T00:00:00+01:00',
  },
]

export const demoDonatees: Pictured<Donatee>[] = [
  {
    identifier: 'sk-morgenkrume-jugend',
    name: 'SK Morgenkrume – Jugend',
    description: 'Trikots, Bälle und Fahrten für 140 Kinder, die bei uns das Kicken lernen.',
    website: 'https://klub.morgenkrume.example/jugend',
    isPublic: true,
    motif: 'soccer-ball trikot',
    ground: meadow,
  },
  {
    identifier: 'tischlein-fuer-alle',
    name: 'Tischlein für alle',
    description: 'Bringt, was abends übrig bleibt, noch in derselben Nacht zu Menschen, die es brauchen.',
    website: 'https://tischlein.example',
    isPublic: true,
    motif: 'pot-of-food laib',
    ground: evening,
  },
  {
    identifier: 'freiwillige-feuerwehr-lerchenau',
    name: 'Freiwillige Feuerwehr Lerchenau',
    description: 'Für das neue Löschfahrzeug der Feuerwehr in unserem Nachbarort.',
    isPublic: true,
    motif: 'fire-engine rescue-workers-helmet',
    ground: evening,
  },
  {
    identifier: 'bergrettung-nordkette',
    name: 'Bergrettung Nordkette',
    description: 'Seile, Funkgeräte und Ausbildung für jene, die bei jedem Wetter ausrücken.',
    website: 'https://bergrettung-nordkette.example',
    isPublic: true,
    motif: 'snow-capped-mountain helicopter',
    ground: cream,
  },
  {
    identifier: 'wildblumenwiese',
    name: 'Verein Wildblumenwiese',
    description: 'Sät Blühstreifen neben Kornfeldern, damit die Bienen vor der Backstube Futter finden.',
    isPublic: true,
    motif: 'sunflower honeybee',
    ground: meadow,
  },
]
