import { expect, test } from 'vitest'
import { selectorOf } from '../../../../server/base/documents/selector.ts'

const document = { _id: 'products:7', type: 'products', order: 3, body: { price: 300, tags: [1, 2], name: 'Brezel' } }

test.each([
  [{}, true],
  [{ type: 'products' }, true],
  [{ type: 'tags' }, false],
  [{ type: { $eq: 'products' }, order: 3 }, true],
  [{ type: { $ne: 'products' } }, false],
  [{ 'body.price': { $gt: 299, $lt: 301 } }, true],
  [{ body: { price: { $gte: 300 }, name: 'Brezel' } }, true],
  [{ 'body.price': { $lte: 299 } }, false],
  [{ 'body.price': { $gt: null } }, true],
  [{ 'body.price': { $gt: 'a' } }, false],
  [{ 'body.missing': { $lt: 5 } }, false],
  [{ 'body.missing': { $exists: false } }, true],
  [{ 'body.price': { $exists: true } }, true],
  [{ type: { $in: ['tags', 'products'] } }, true],
  [{ type: { $nin: ['tags', 'products'] } }, false],
  [{ 'body.tags': { $in: [2] } }, true],
  [{ 'body.tags': { $in: [[1, 2]] } }, true],
  [{ 'body.tags': { $nin: [[2, 1], 3] } }, true],
  [{ order: { $in: Array.from({ length: 1000 }, (_, id) => id) } }, true],
  [{ [Array.from({ length: 16 }, () => 'a').join('.')]: { $exists: false } }, true],
  [{ $or: [{ type: 'tags' }, { order: 3 }] }, true],
  [{ $and: [{ type: 'products' }, { order: 4 }] }, false],
  [{ $nor: [{ type: 'tags' }, { order: 4 }] }, true],
  [{ $not: { type: 'tags' } }, true],
  [{ order: { $not: { $gt: 5 } } }, true],
])('%j: %s', (selector, passes) => expect(selectorOf(selector)(document)).toBe(passes))

test.each([
  ['no object', null],
  ['a list', []],
  ['an operator nobody knows', { type: { $regex: '.*' } }],
  ['a joint nobody knows', { $where: [] }],
  ['a joint without a list', { $or: 5 }],
  ['a list that is none', { type: { $in: 'a' } }],
  ['more conditions than anybody has', { $or: Array.from({ length: 101 }, (_, id) => ({ order: id })) }],
  ['a path that is longer than anything here', { [Array.from({ length: 17 }, () => 'a').join('.')]: 1 }],
  [
    'a value that is larger than anything here',
    { body: { $ne: Object.fromEntries(Array.from({ length: 1001 }, (_, id) => [id, 1])) } },
  ],
  ['as much without an operator', { body: [Array.from({ length: 1001 }, (_, id) => id)] }],
  ['more values than anybody has', { order: { $in: Array.from({ length: 1001 }, (_, id) => id) } }],
])('%s is refused', (_what, selector) => expect(() => selectorOf(selector)).toThrow())
