import type { Random } from '../support/seeded.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const nested = (depth: number): Json => {
  let value: Json = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** Values that have broken servers before, each where something else was expected. */
const junk: readonly ((random: Random) => Json)[] = [
  () => null,
  () => true,
  () => '',
  () => ' ',
  () => [],
  () => ({}),
  () => -1,
  () => 0,
  () => -0,
  () => 0.1 + 0.2,
  () => 1e308,
  () => -1e308,
  () => 2 ** 53,
  () => 2 ** 63,
  () => 4_294_967_296,
  () => 'NaN',
  () => 'a\u0000b',
  () => '\ud800',
  () => '\udfff\ud83d',
  () => '\u202e\u200f\ufeff\u{1f468}\u200d\u{1f469}',
  () => "Robert'); DROP TABLE orders;--",
  () => '<script>alert(1)</script>',
  () => '../../../../etc/passwd',
  () => '%00%ff%2e%2e',
  () => '0000-00-00T99:99:99Z',
  () => '2026-02-30',
  () => '9999999-12-31T00:00:00Z',
  () => '2026-10-25T02:30:00+25:00',
  () => 'x'.repeat(300),
  () => 'ü€😀'.repeat(5000),
  () => ({ toString: 1, valueOf: 1 }),
  () => JSON.parse('{"length":-1,"then":"x","constructor":{"prototype":1}}'),
  () => ({ toJSON: 'x', hasOwnProperty: null }),
  () => nested(60),
  () => nested(2000),
  () => Array.from({ length: 300 }, () => 1),
  () => Array.from({ length: 50 }, () => ({ id: 1 })),
  random => random.below(2 ** 31),
  random => -random(),
  random => String.fromCharCode(...Array.from({ length: 8 }, () => random.below(0xffff))),
]

const anyJunk = (random: Random): Json => random.pick(junk)(random)

/** The value with something wrong in one place: another value, a field too many, one missing, one twice over. */
export function mutated(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return anyJunk(random)
  if (Array.isArray(value)) return mutatedList(value, random)
  const keys = Object.keys(value)
  const key = keys.length > 0 ? random.pick(keys) : 'x'
  switch (random.below(6)) {
    case 0:
      return { ...value, [random.pick(fields)]: anyJunk(random) }
    case 1: {
      const { [key]: _gone, ...rest } = value
      return rest
    }
    case 2:
      return { ...value, [key]: anyJunk(random) }
    default:
      return { ...value, [key]: mutated(value[key] ?? null, random) }
  }
}

function mutatedList(list: readonly Json[], random: Random): Json {
  const at = random.below(Math.max(1, list.length))
  switch (random.below(4)) {
    case 0:
      return [...list, anyJunk(random)]
    case 1:
      return list.toSpliced(at, 1)
    case 2:
      return Array.from({ length: random.pick([2, 70, 1001]) }, () => list[at] ?? null)
    default:
      return list.toSpliced(at, 1, mutated(list[at] ?? null, random))
  }
}

const fields = [
  '__proto__',
  'constructor',
  'id',
  'rev',
  '_rev',
  '_id',
  '_deleted',
  'toString',
  '',
  'body',
  'new_edits',
  'x'.repeat(500),
  'ü\u0000',
]

/** JSON text with something wrong that no value can say: cut off, keys twice, numbers beyond all numbers, traps. */
export function brokenText(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  const traps = [
    () => text.slice(0, at),
    () =>
      `${text.slice(0, at)}${random.pick(['"', '{', '}', ',', '\\', '\u0000', '\n', '\ufeff', '\\u0000', '\\ud800'])}${text.slice(at)}`,
    () => text.replace(/\d+/, random.pick(['1e999', '-1e999', '9'.repeat(400), '0x10', '01', '1.', 'NaN', 'Infinity'])),
    () => text.replace('{', `{"__proto__":{"isAdmin":true},`),
    () => text.replace('{', `{"\\u005f_proto__":{"isAdmin":true},`),
    () => text.replace(/\{("[^"]+":[^,{}[\]]+)/, '{$1,$1'),
    () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    () => `{"docs":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    () => `${text}${text}`,
    () => '',
    () => 'null',
    () => '"text"',
    () => '[]',
    () => `{"a":"${'x'.repeat(300_000)}"}`,
  ]
  return random.pick(traps)()
}

/** Pieces of addresses that are no plain words. */
export const crookedPieces = [
  '%00',
  '%ff',
  '%',
  '%zz',
  '%2e%2e',
  '..',
  '%2f',
  '%5c',
  '%c0%ae',
  '%F0%9F%98%80',
  '-1',
  '0',
  '1e9',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  'products:1',
  '_local',
  '*',
  ':id',
  '1;2',
  "1'or'1",
  'x'.repeat(3000),
] as const

export const crookedQuery = [
  'limit=-1',
  'limit=1e9',
  'limit=0',
  'limit=%00',
  'cursor=-5',
  'cursor=abc',
  'cursor=9007199254740993',
  'sort=-',
  'sort=__proto__',
  'sort=constructor',
  'sort=-price',
  'filter[__proto__]=1',
  'filter[constructor]=1',
  'filter[name]=%ff',
  'filter[]=1',
  'filter[[]]=1',
  'since=now',
  'since=-1',
  'since=99999999999999999999.e1',
  'since=%F0%9F%98%80',
  'since=1.e1&since=2',
  'feed=longpoll&timeout=100',
  'feed=longpoll&timeout=100&heartbeat=99999999999',
  'feed=longpoll&timeout=-5&heartbeat=-5',
  'feed=longpoll&timeout=99999999999999',
  'feed=eventsource',
  'feed=continuous',
  'feed=%00',
  'filter=_doc_ids',
  'filter=_doc_ids&doc_ids=',
  'filter=_doc_ids&doc_ids=[1,{"toString":1}]',
  'filter=_doc_ids&doc_ids={',
  'filter=_selector',
  'include_docs=true',
  'include_docs=maybe',
  'keys=[',
  'keys=%22x%22',
  'keys=[{"toString":1}]',
  'startkey=%00',
  'startkey="a"&endkey=1',
  'startkey={',
  'skip=-5',
  'skip=1e99',
  'descending=true',
  'rev=1-0',
  'rev=',
  'revs=true',
  'open_revs=all',
  'open_revs=[',
  'attachments=true',
  'a[b][c]=1&a[b]=2',
  '&&&===',
  '%=%',
  `q=${'x'.repeat(3000)}`,
] as const
