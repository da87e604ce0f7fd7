import { formatCount } from '../../../ui/format.ts'

/** Sentences of the board of orders. */
export const texts = {
  columns: { new: 'Neu', confirmed: 'In Arbeit', 'in-delivery': 'Bereit' },
  label: 'Welche Spalte',
  done: 'Heute erledigt',
  headings: { new: 'Neu', confirmed: 'In Arbeit', 'in-delivery': 'Bereit · Unterwegs' },
  wait: (minutes: number) => `seit ${minutes}\u00a0Min`,
  inMinutes: (minutes: number) => `in ${minutes}\u00a0Min`,
  now: 'jetzt',
  late: (minutes: number) => `${minutes}\u00a0Min zu spät`,
  later: (count: number, first: string) => `Später: ${count} (erste ${first})`,
  empty: { new: 'Nichts Neues.', confirmed: 'Nichts in Arbeit.', 'in-delivery': 'Nichts bereit.' },
  nothing: 'Heute noch nichts erledigt.',
  items: (count: number, sum: string) => `${formatCount(count, 'Artikel', 'Artikel')} · ${sum}`,
} as const
