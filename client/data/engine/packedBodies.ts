import type { DBCoreMutateRequest, DBCoreTable, Dexie } from 'dexie'
import { isObject } from '../../../schema/base/sameValue.ts'
import { unpackedBody } from './envelope.ts'

/** Below everything of Dexie's own, which asks in which of its zones it is: a reading of several steps has left them. */
export const NEXT_TO_THE_BROWSER = -2

/**
 * Bodies of documents lie in the browser's database as JSON. It copies what it is handed field by field, and once more to find
 * the keys of its indexes in it, and so again when it hands it back; a text is copied as a whole.
 */
export function packedBodies(database: Dexie): void {
  database.use({
    stack: 'dbcore',
    name: 'packed-bodies',
    level: NEXT_TO_THE_BROWSER,
    create: core => ({ ...core, table: name => packing(core.table(name)) }),
  })
}

/** The same table to whoever asks it for keys or ranges. (Nobody asks it for a cursor.) */
export function packing(table: DBCoreTable): DBCoreTable {
  return {
    ...table,
    mutate: request => table.mutate(packed(request)),
    get: async request => unpacked(await table.get(request)),
    getMany: async request => (await table.getMany(request)).map(unpacked),
    async query(request) {
      const answer = await table.query(request)
      return request.values ? { ...answer, result: answer.result.map(unpacked) } : answer
    },
  }
}

function packed(request: DBCoreMutateRequest): DBCoreMutateRequest {
  if (request.type !== 'put' && request.type !== 'add') return request
  const values = request.values.map((value: unknown) =>
    isObject(value) && isObject(value['body']) ? { ...value, body: JSON.stringify(value['body']) } : value,
  )
  return { ...request, values }
}

/** One that was laid down before bodies were packed is as it was. */
function unpacked(value: unknown): unknown {
  return isObject(value) && typeof value['body'] === 'string' ? { ...value, body: unpackedBody(value['body']) } : value
}
