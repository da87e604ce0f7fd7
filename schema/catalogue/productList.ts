import type { ListDeclaration } from '../base/entity.ts'
import { isObject } from '../base/sameValue.ts'

/** What the list of products knows beyond its columns: what guests miss, and what is changed for many at once. */
export const productList: ListDeclaration = {
  views: [
    { name: 'Versteckt', filter: 'isEnabled.is.false' },
    { name: 'Auf keiner Karte', filter: 'onNoMenu.is.true' },
    { name: 'Ausverkauft', filter: 'isSoldOut.is.true' },
    { name: 'Ohne Bild', filter: 'images.empty' },
  ],
  computed: {
    onNoMenu: {
      label: 'Auf keiner Karte',
      from: 'menus',
      holdsFor(menus) {
        const placed = new Set<unknown>(
          menus.flatMap(({ catalog }) =>
            groups(catalog).flatMap(({ products }) => (Array.isArray(products) ? products : [])),
          ),
        )
        return id => !placed.has(id)
      },
    },
    isSoldOut: {
      label: 'Ausverkauft',
      from: 'switches',
      holdsFor(switches, now) {
        const out = new Set(
          switches
            .filter(({ kind, startsAt, endsAt }) => kind === 'soldOut' && isBetween(startsAt, endsAt, now))
            .map(({ product }) => product),
        )
        return id => out.has(id)
      },
    },
  },
  verbs: ['changePrice', 'soldOut', 'putOnMenu', 'labels'],
  shownBy: 'isEnabled',
}

const groups = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

function isBetween(startsAt: unknown, endsAt: unknown, now: number): boolean {
  const starts = typeof startsAt === 'string' ? Date.parse(startsAt) : Number.NEGATIVE_INFINITY
  return starts <= now && typeof endsAt === 'string' && now < Date.parse(endsAt)
}
