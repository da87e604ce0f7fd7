import type { Page } from 'playwright/test'

/** How many documents this browser keeps in the cache whose name has this in it, also where many lie in one record. */
export function documentsOnDevice(page: Page, cache: string): Promise<number> {
  return page.evaluate(async cache => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const name = names.find(each => each.includes(cache) && each.endsWith('-documents'))
    // Opening one that is not there would make it.
    if (!name) return 0
    const database = await settled(indexedDB.open(name))
    const docs = database.transaction('docs').objectStore('docs')
    const alone = await settled(docs.count(IDBKeyRange.upperBound('\uffff0')))
    const contents: { names: string[] }[] = await settled(docs.getAll(IDBKeyRange.bound('\uffff0', '\uffff1')))
    database.close()
    return contents.reduce((sum, { names }) => sum + names.filter(Boolean).length, alone)
  }, cache)
}
