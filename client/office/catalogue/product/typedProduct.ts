import type { Body } from '../../../../schema/base/entity.ts'
import { type Problem, parse } from '../../../../schema/base/problems.ts'
import { isObject } from '../../../../schema/base/sameValue.ts'
import { type Product, products } from '../../../../schema/catalogue/product.ts'
import { NEW } from './places.ts'
import { texts } from './texts.ts'

/** What a product needs before it can be shown; nobody has typed it yet. */
const unsaid = { name: texts.preview.unnamed, price: 0, tax: 'standard' }

/**
 * The product as it is being typed. What is no value yet leaves its piece out (an option without a name), and where there is
 * no piece to leave out the field is as it was `stored` before. Null where not even that is a product.
 */
export function typedProduct(body: Body, stored: (Body & { readonly id: number }) | null): Product | null {
  const head = { id: stored?.id ?? NEW, rev: '' }
  let shown: Body = body
  // Taking one piece out may show the next: each round leaves fewer.
  for (let round = 0; round < ROUNDS; round++) {
    const parsed = parse(products.shape, shown)
    if (parsed.ok) return { ...parsed.data, ...head }
    shown = withoutBroken(shown, parsed.problems, { ...products.blank, ...unsaid, ...stored })
  }
  return null
}

const ROUNDS = 4

function withoutBroken(body: Body, problems: readonly Problem[], former: Body): Body {
  const broken = new Map<string, string[][]>()
  for (const { field = '' } of problems) {
    const [name = '', ...path] = field.split('.')
    broken.set(name, [...(broken.get(name) ?? []), path])
  }
  const mended = [...broken].map(([name, paths]) => {
    const isPiece = paths.every(path => path.some(step => /^\d+$/.test(step)))
    return [name, isPiece ? without(body[name], paths) : former[name]] as const
  })
  return Object.fromEntries([...Object.entries(body), ...mended].filter(([, value]) => value !== undefined))
}

/** The value without the innermost entries of lists that these paths lead through. */
function without(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.length === 0) return value
  const below = (key: string) => paths.flatMap(([first, ...rest]) => (first === key ? [rest] : []))
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => {
      const own = below(String(index))
      const isInnermost = own.some(path => !path.some(step => /^\d+$/.test(step)))
      return isInnermost ? [] : [without(entry, own)]
    })
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, without(each, below(key))]))
}
