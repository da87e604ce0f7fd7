import { formatCount } from '../../ui/format.ts'

/** What is switched for a while: a branch takes no orders, it takes longer, a product is out. */
export const texts = {
  label: 'Schalter',
  pause: 'Pausieren',
  pauseFor: (minutes: number) => `Pausieren ${minutes}\u00a0Min`,
  paused: 'Pausiert',
  untilClose: 'bis Ladenschluss',
  busy: 'Viel los',
  busyBy: (minutes: number) => `Viel los +${minutes}\u00a0Min`,
  soldOut: 'Ausverkauft',
  soldOutUntilTomorrow: 'Ausverkauft bis morgen',
  available: 'Wieder da',
  end: 'Beenden',
  endOf: (what: string, where: string) => `${what} beenden: ${where}`,
  availableOf: (what: string, product: string) => `${what} beenden: ${product} – wieder da`,
  tomorrow: 'morgen früh',
  until: (time: string) => `bis ${time}`,
  left: (minutes: number) => `noch ${minutes}\u00a0Min`,
  product: 'Produkt suchen',
  productHint: 'Gilt bis morgen früh.',
  noProduct: 'Kein Produkt gefunden.',
  did: {
    paused: (where: string, time: string) => `${where}: pausiert bis ${time}.`,
    pausedUntilClose: (where: string) => `${where}: pausiert bis Ladenschluss.`,
    busy: (where: string, minutes: number) => `${where}: ${minutes}\u00a0Minuten länger.`,
    soldOut: (products: readonly { readonly name: string }[], where: string, until: string) =>
      products.length === 1
        ? `„${products[0]?.name ?? ''}“ ist bis ${until} ausverkauft: ${where}.`
        : `${formatCount(products.length, 'Produkt ist', 'Produkte sind')} bis ${until} ausverkauft: ${where}.`,
    ended: 'Der Schalter ist beendet.',
    prolonged: (minutes: number) => `${minutes}\u00a0Minuten länger.`,
  },
  branches: (count: number) => formatCount(count, 'Filiale', 'Filialen'),
  soldOutAlready: 'Das ist schon ausverkauft.',
  noBranch: 'Für keine Ihrer Filialen lässt sich das einstellen.',
  longer: '+15',
  longerBy: (minutes: number) => `+${minutes}\u00a0Min`,
  always: 'Durchgehend offen',
  open: (time: string) => `Offen bis ${time}`,
  closed: 'Geschlossen',
  opens: (time: string) => `Öffnet ${time}`,
  minutes: (minutes: number) => `${minutes}\u00a0Min`,
} as const
