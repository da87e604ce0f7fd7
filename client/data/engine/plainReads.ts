import { isObject } from '../../../schema/base/sameValue.ts'
import { readTable } from '../../device/storage/browserTable.ts'
import { foundIn } from './sheaves.ts'

/** What RxDB calls the table of a collection's documents. */
const DOCUMENTS = 'docs'

/**
 * Documents by their keys, read without the program that keeps them; those that are deleted are not among them. Null where there
 * is no such database, or where it may not be read.
 */
export const readPlain = (database: string, keys: readonly string[]): Promise<readonly unknown[] | null> =>
  readTable(database, DOCUMENTS, async documents => {
    const found = await foundIn(documents, keys)
    return found.filter(document => isObject(document) && document['_deleted'] === '0')
  })

/** How many documents with this primary key are not deleted, where none lie in sheaves. Null as above. */
export const countPlain = (database: string, primaryKey: string): Promise<number | null> =>
  readTable(database, DOCUMENTS, documents => documents.count(`[_deleted+${primaryKey}]`, ['0', ''], ['0', '\uffff']))
