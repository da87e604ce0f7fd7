/** How far an order has come; `made` is ready so many minutes after it was placed, `fetched` soon after that. */
type Stand =
  | 'new'
  | 'seen'
  | 'taken'
  | 'called off'
  | 'refused'
  | { readonly made: number }
  | { readonly fetched: number }

export interface Guest {
  /** Minutes before now. */
  readonly ago: number
  /** Else the identifier of a table. */
  readonly way: 'takeaway' | 'delivery' | 'kiosk' | `stammhaus-${string}`
  readonly items: readonly Item[]
  readonly stand: Stand
  /** Cash unless told. */
  readonly pays?: 'atm-card' | 'mollie'
  readonly comment?: string
  /** Where a picture is handed in: the step of the one thing it is for. */
  readonly pictureAt?: string
  /** For so many days later, at that minute of the day. */
  readonly later?: { readonly days: number; readonly minute: number }
}

/** What it is called on the card, how many, what the guest wishes for it, and what of it is not as usual. */
export type Item = readonly [
  name: string,
  amount: number,
  wish?: string,
  parts?: Readonly<Record<string, string | string[]>>,
]

/** The guests of the last three hours, who came first first. */
export const guestsOfNow: readonly Guest[] = [
  {
    ago: 174,
    way: 'takeaway',
    items: [
      ['Hauskruste 1 kg', 1],
      ['Handsemmel', 6],
    ],
    stand: { fetched: 12 },
  },
  {
    ago: 161,
    way: 'stammhaus-2',
    items: [
      ['Wiener Melange', 2],
      ['Topfengolatsche', 2],
    ],
    stand: { fetched: 9 },
    pays: 'atm-card',
  },
  {
    ago: 149,
    way: 'delivery',
    items: [
      ['Gebäckkorb, gemischt', 1],
      ['Butterkipferl', 4],
    ],
    stand: { fetched: 19 },
    pays: 'mollie',
  },
  {
    ago: 137,
    way: 'kiosk',
    items: [
      ['Leberkässemmel', 1],
      ['Cola 0,33 l', 1],
    ],
    stand: { fetched: 8 },
    pays: 'atm-card',
  },
  {
    ago: 118,
    way: 'takeaway',
    items: [['Geburtstagstorte', 1, undefined, { fuelle: ['Himbeere'], widmung: 'Alles Liebe, Leo!' }]],
    stand: 'taken',
    pays: 'mollie',
    later: { days: 3, minute: 600 },
    pictureAt: 'bild',
  },
  {
    ago: 104,
    way: 'stammhaus-hof-1',
    items: [
      ['Hummusweckerl', 2],
      ['Hauslimonade Himbeere', 2],
    ],
    stand: { fetched: 14 },
  },
  { ago: 96, way: 'takeaway', items: [['Zimtschnecke', 4]], stand: 'called off' },
  {
    ago: 83,
    way: 'takeaway',
    items: [
      ['Laugenbreze', 12],
      ['Kornspitz', 10],
    ],
    stand: 'taken',
    later: { days: 1, minute: 450 },
  },
  { ago: 71, way: 'takeaway', items: [['Glutenfreies Saatenbrot', 3]], stand: 'refused' },
  {
    ago: 62,
    way: 'stammhaus-4',
    items: [
      ['Verlängerter', 1],
      ['Apfelstrudel', 1],
    ],
    stand: { fetched: 11 },
  },
  // Its time is long over.
  {
    ago: 51,
    way: 'takeaway',
    items: [
      ['Lachsbagel', 2],
      ['Frisch gepresster Orangensaft', 2],
    ],
    stand: 'taken',
  },
  // And nobody has come for this one.
  {
    ago: 43,
    way: 'takeaway',
    items: [
      ['Baguette traditionell', 2],
      ['Walnussbrot', 1],
    ],
    stand: { made: 10 },
    pays: 'atm-card',
  },
  {
    ago: 34,
    way: 'delivery',
    items: [
      ['Backhendlweckerl', 3],
      ['Cola 0,33 l', 3],
    ],
    stand: { made: 22 },
    pays: 'mollie',
  },
  {
    ago: 22,
    way: 'kiosk',
    items: [
      ['Leberkässemmel', 2],
      ['Espresso', 1],
    ],
    stand: { made: 14 },
  },
  {
    ago: 19,
    way: 'stammhaus-hof-3',
    items: [
      ['Einspänner', 2],
      ['Apfelstrudel', 2],
    ],
    stand: 'taken',
  },
  {
    ago: 15,
    way: 'takeaway',
    items: [
      ['Backhendlweckerl', 1, 'Ohne Senf, bitte'],
      ['Hollersoda', 1],
    ],
    stand: 'taken',
    comment: 'Achtung, starke Senfallergie! Bitte mit sauberem Messer.',
  },
  {
    ago: 11,
    way: 'delivery',
    items: [
      ['Bergkäseweckerl', 2],
      ['Liptauerweckerl', 2],
      ['Apfelsaft gespritzt', 2],
    ],
    stand: 'taken',
    pays: 'mollie',
    comment: 'Bitte bei Tür 7 läuten, das Kind schläft.',
  },
  {
    ago: 8,
    way: 'stammhaus-1',
    items: [
      ['Cappuccino', 1],
      ['Flat White', 1],
      ['Nusskipferl', 2],
    ],
    stand: 'taken',
  },
  {
    ago: 5,
    way: 'takeaway',
    items: [
      ['Handsemmel', 8],
      ['Mohnweckerl', 4],
    ],
    stand: 'seen',
  },
  {
    ago: 3,
    way: 'kiosk',
    items: [
      ['Beinschinkensemmel', 1],
      ['Filterkaffee', 1],
    ],
    stand: 'new',
    pays: 'atm-card',
  },
  {
    ago: 2,
    way: 'delivery',
    items: [
      ['Gebäckkorb, gemischt', 1],
      ['Marillenplunder', 3],
    ],
    stand: 'new',
    pays: 'mollie',
  },
  {
    ago: 1,
    way: 'takeaway',
    items: [
      ['Butterkipferl', 2],
      ['Caffè Latte', 1],
    ],
    stand: 'new',
  },
]
