import { menus } from '../../../../schema/catalogue/menu.ts'
import type { Row } from '../../../data/office/office.ts'
import { formModel } from '../../form/formModel.ts'
import { toTyped } from '../../form/formValues.ts'
import { type Group, groupsOf, placeProducts, removeProducts } from '../menus/menuDraft.ts'

/** Stands for a product that has no id before it is saved. */
export const NEW = 0

/** What is to become of menus: their catalogue by the id of the menu. */
export type Placing = ReadonlyMap<number, readonly Group[]>

/** Where a product stands: the menu, the category, and the place in it, counted from 1. */
export interface PlaceOnMenu {
  readonly menu: Row
  readonly category: number
  readonly place: number
  readonly count: number
}

/** The catalogue of a menu as it is to become. */
export function groupsFor(menu: Row, placing: Placing): readonly Group[] {
  const field = formModel(menus).find(({ name }) => name === 'catalog')
  return placing.get(menu.id) ?? (field ? groupsOf(toTyped(field, menu.body['catalog'])) : [])
}

/** Everywhere a product stands, menu by menu. */
export const placesOf = (rows: readonly Row[], placing: Placing, product: number): readonly PlaceOnMenu[] =>
  rows.flatMap(menu =>
    groupsFor(menu, placing)
      .filter(({ products }) => products.includes(product))
      .map(({ category, products }) => ({
        menu,
        category,
        place: products.indexOf(product) + 1,
        count: products.length,
      })),
  )

/** The product at the end of a category of these menus. */
export function putOn(rows: readonly Row[], placing: Placing, product: number, category: number): Placing {
  const next = new Map(placing)
  for (const menu of rows) {
    const groups = groupsFor(menu, placing)
    const isThere = groups.some(group => group.category === category && !group.products.includes(product))
    if (isThere) next.set(menu.id, placeProducts(groups, [product], category, null, null))
  }
  return next
}

/** Several products at the end of a category of these menus, in the order in which they are given. */
export const putAllOn = (rows: readonly Row[], products: readonly number[], category: number): Placing =>
  products.reduce<Placing>((placing, product) => putOn(rows, placing, product, category), new Map())

export const takeOff = (placing: Placing, { menu, category }: PlaceOnMenu, product: number): Placing =>
  new Map(placing).set(menu.id, removeProducts(groupsFor(menu, placing), [product], category))

/** The product at another place of its category, counted from 1. */
export function moveTo(placing: Placing, { menu, category }: PlaceOnMenu, product: number, place: number): Placing {
  const groups = groupsFor(menu, placing).map(group => {
    if (group.category !== category) return group
    const others = group.products.filter(id => id !== product)
    return { ...group, products: others.toSpliced(place - 1, 0, product) }
  })
  return new Map(placing).set(menu.id, groups)
}

/** The catalogue to be saved, with the id that the product got. */
export const withId = (groups: readonly Group[], id: number): readonly Group[] =>
  groups.map(group => ({ ...group, products: group.products.map(each => (each === NEW ? id : each)) }))

/** The tax class most products of a category have, by the menus; undefined where there are none. */
export function majorityTax(
  rows: readonly Row[],
  category: number,
  taxOf: (product: number) => unknown,
): string | undefined {
  const counts = new Map<string, number>()
  const products = new Set(
    rows.flatMap(menu =>
      groupsFor(menu, new Map()).flatMap(group => (group.category === category ? group.products : [])),
    ),
  )
  for (const product of products) {
    const tax = taxOf(product)
    if (typeof tax === 'string') counts.set(tax, (counts.get(tax) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
