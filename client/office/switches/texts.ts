import { formatCount } from '../../ui/format.ts'

/** What is switched for a while: a branch takes no orders, it takes longer, a product is out. */
export const texts = {
  label: 'Schalter',
  pause: 'Pausieren',
  pauseFor: (minutes: number) => `Pausieren ${minutes}\u00a0Min`,
  paused: 'Pausiert',
  busy: 'Viel los',
  busyBy: (minutes: number) => `Viel los +${minutes}\u00a0Min`,
  soldOut: 'Ausverkauft',
  soldOutUntilTomorrow: 'Ausverkauft bis morgen',
  available: 'Wieder da',
  end: 'Beenden',
  endOf: (what: string, where: string) => `${what} beenden: ${where}`,
  until: (time: string) => `bis ${time}`,
  left: (minutes: number) => `noch ${minutes}\u00a0Min`,
  product: 'Produkt suchen',
  productHint: 'Gilt bis morgen früh.',
  noProduct: 'Kein Produkt gefunden.',
  where: 'Gilt für',
  did: {
    paused: (where: string, time: string) => `${where}: pausiert bis ${time}.`,
    busy: (where: string, minutes: number) => `${where}: ${minutes}\u00a0Minuten länger.`,
    soldOut: (product: string, where: string) => `„${product}“ ist ausverkauft: ${where}.`,
    ended: 'Der Schalter ist beendet.',
  },
  branches: (count: number) => formatCount(count, 'Filiale', 'Filialen'),
  undo: 'Rückgängig',
  open: (time: string) => `Offen bis ${time}`,
  closed: 'Geschlossen',
  opens: (time: string) => `Öffnet ${time}`,
  minutes: (minutes: number) => `${minutes}\u00a0Min`,
} as const
