import type { Body } from '../../../schema/base/entity.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { Checked, Fault, FaultKind } from './faults.ts'

/** What mends a fault, where there is but one way to: fields of its document, and what they are set to, in words. */
export interface Repair {
  readonly kind: MendableKind
  readonly changes: Body
  /** The name of what is taken; empty where the kind says it all. */
  readonly value: string
}

/** Null where somebody has to decide. */
export function repairOf(kind: FaultKind, { id }: Fault, all: Checked): Repair | null {
  const mendable = keysOf(repairs).find(each => each === kind)
  const way = mendable && repairs[mendable](id, all)
  return way ? { kind: mendable, ...way } : null
}

type Way = Omit<Repair, 'kind'>

/** Kinds of faults that can be mended in their row, some of them. */
export type MendableKind = 'printerOff' | 'menuBranch' | 'personBranch' | 'productTax' | 'navigationSite' | 'imageText'

const repairs: Readonly<Record<MendableKind, (id: number, all: Checked) => Way | null>> = {
  printerOff: () => ({ changes: { isEnabled: true }, value: '' }),
  menuBranch: (_, all) => onlyBranch(all),
  personBranch: (_, all) => onlyBranch(all),
  productTax: classOfTheOthers,
  navigationSite: withoutGone,
  imageText: namedByProduct,
}

/** Where there is one branch it is meant. */
function onlyBranch({ branches }: Checked): Way | null {
  const [branch, ...others] = branches
  if (!branch || others.length > 0) return null
  return { changes: { branches: [branch.id] }, value: String(branch.body['name']) }
}

/** The class that every other product of its categories has. */
function classOfTheOthers(id: number, { menus, products, config }: Checked): Way | null {
  const classes = config.flatMap(({ body }) => objectsIn(body['taxClasses']))
  const beside = new Set(
    menus
      .flatMap(({ body }) => objectsIn(body['catalog']))
      .map(group => numbersIn(group['products']))
      .flatMap(group => (group.includes(id) ? group : [])),
  )
  const keys = new Set(
    products.flatMap(each => (each.id !== id && beside.has(each.id) ? [String(each.body['tax'])] : [])),
  )
  const wanted = classes.length === 1 ? classes[0] : classes.find(({ key }) => keys.size === 1 && keys.has(String(key)))
  return wanted ? { changes: { tax: wanted['key'] }, value: String(wanted['name']) } : null
}

/** Items that lead to a page that was deleted are switched off; what leads to a draft waits for it. */
function withoutGone(id: number, { navigations, sites }: Checked): Way | null {
  const known = new Set(sites.map(site => site.id))
  const isGone = (item: Body): boolean =>
    item['isEnabled'] === true &&
    item['type'] === 'site' &&
    typeof item['target'] === 'number' &&
    !known.has(item['target'])
  const holds = (item: Body): boolean => isGone(item) || objectsIn(item['children']).some(holds)
  const mended = (item: Body): Body => ({
    ...item,
    ...(isGone(item) ? { isEnabled: false } : {}),
    ...(Array.isArray(item['children']) ? { children: objectsIn(item['children']).map(mended) } : {}),
  })
  const items = objectsIn(navigations.find(each => each.id === id)?.body['items'])
  return items.some(holds) ? { changes: { items: items.map(mended) }, value: '' } : null
}

/** A picture of one product is described by its name. */
function namedByProduct(id: number, { products }: Checked): Way | null {
  const [product, ...others] = products.filter(({ body }) =>
    objectsIn(body['images']).some(image => image['id'] === id),
  )
  const name = String(product?.body['name'] ?? '').trim()
  return name === '' || others.length > 0 ? null : { changes: { alt: name }, value: name }
}

const objectsIn = (value: unknown): readonly Body[] => (Array.isArray(value) ? value.filter(isObject) : [])
const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'number') : []
