import type { Body } from '../../schema/base/entity.ts'

/** Views everybody has above the list of products. */
export const demoViews: readonly Body[] = [
  { name: 'Große Runde', list: 'products', address: 'q=&f=price.ge.24%252C90&s=-price&c=' },
]
