import type { Body } from '../../../schema/base/entity.ts'

export const block = (key: string, type: string, value: Body) => ({ key, type, value })
export const words = (text: string, marks?: readonly Body[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks ? { marks } : {}) }] }],
})
