const KIB = 1024

/** Fills the place of `…` with as many pieces as fit into so many bytes. */
const filled = (head: string, piece: (number: number) => string, tail: string, bytes: number): string => {
  const pieces: string[] = []
  let left = bytes - head.length - tail.length
  for (let number = 1; ; number += 1) {
    const next = piece(number)
    left -= next.length
    if (left < 0) return `${head}${pieces.join('')}${tail}`
    pieces.push(next)
  }
}

interface WorstBody {
  readonly what: string
  readonly path: string
  /** JSON of about so many bytes. */
  readonly text: (bytes: number) => string
}

/** Bodies that cost most to read or to answer; anybody may send them, and each has frozen a server of ours once or was meant to. */
export const worstBodies: readonly WorstBody[] = [
  {
    what: 'numbers behind an escape',
    path: '/replication/public/_bulk_get',
    text: bytes => filled('{"\\u0061":1,"docs":[', () => '1,', '1]}', bytes),
  },
  {
    what: 'empty objects behind an escape',
    path: '/replication/public/_bulk_get',
    text: bytes => filled('{"\\u0061":1,"docs":[', () => '{},', '{}]}', bytes),
  },
  {
    what: 'the largest document a thousand times',
    path: '/replication/public/_bulk_get',
    text: bytes =>
      `{"docs":[${Array.from({ length: Math.min(1000, bytes / 20) }, () => '{"id":"config:1"}').join(',')}]}`,
  },
  {
    what: 'names with fifty revisions each',
    path: '/replication/public/_revs_diff',
    text: bytes =>
      filled(
        '{',
        number => `"products:${number}":[${'"9-abc",'.repeat(49)}"9-abd"],`,
        '"products:999999":["1-a"]}',
        bytes,
      ),
  },
  {
    what: 'names without end',
    path: '/replication/public/_changes?filter=_doc_ids',
    text: bytes => filled('{"doc_ids":[', number => `"products:${number}",`, '"x"]}', bytes),
  },
  {
    what: 'a path without end',
    path: '/replication/public/_changes?filter=_selector&descending=true',
    text: bytes => filled('{"selector":{"a', () => '.a', '":1}}', bytes),
  },
  {
    what: 'a comparison without end',
    path: '/replication/public/_changes?filter=_selector',
    text: bytes => filled('{"selector":{"body":{"$ne":{', number => `"a${number}":1,`, '"z":1}}}}', bytes),
  },
  {
    what: 'as many conditions and values as one may ask for',
    path: '/replication/public/_changes?filter=_selector&descending=true&include_docs=true',
    text: () =>
      JSON.stringify({
        selector: {
          $nor: Array.from({ length: 49 }, (_, number) => ({
            [Array.from({ length: 16 }, () => 'body').join('.')]: {
              $in: Array.from({ length: 20 }, (_, each) => ({ [number]: each })),
            },
          })),
        },
      }),
  },
  {
    what: 'keys with documents',
    path: '/replication/public/_all_docs?include_docs=true',
    text: bytes =>
      // As many as a guest may name: one more would be refused.
      filled('{"keys":[', number => `"products:${1 + (number % 150)}",`, '"x"]}', Math.min(bytes, 13 * KIB)),
  },
  {
    what: 'an upload of numbers',
    path: '/api/uploads',
    text: bytes => filled('{"\\u0061":1,"name":"a.txt","data":"data:","x":[', () => '1,', '1]}', bytes),
  },
  {
    what: 'fields nobody knows',
    path: '/api/quote',
    text: bytes => filled('{"branch":1,', number => `"a${number}":1,`, '"items":[]}', bytes),
  },
  {
    what: 'lines with choices nobody knows',
    path: '/api/quote',
    text: bytes =>
      filled(
        '{"branch":1,"items":[{"product":1,"amount":1,"parts":{',
        number => `"p${number}":[{},{}],`,
        '"z":"x"}}]}',
        bytes,
      ),
  },
  {
    what: 'escapes',
    path: '/api/orders',
    text: bytes => filled('{"uid":"', () => '\\u00e4\\ud83d\\ude00', '"}', bytes),
  },
]
