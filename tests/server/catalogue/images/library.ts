import { json, openShop, type Shop, type ShopOptions } from '../../../support/shop.ts'
import { dataUrl } from '../../base/media/guestFiles.ts'

/** The library of a business of the demo, with its administrator at it. */
export async function openLibrary(options: ShopOptions = {}) {
  const shop = await openShop(options)
  const cookie = await shop.login()
  return { shop, ...librarian(shop, cookie) }
}

/** What somebody does at the library, by the cookie of theirs. */
export function librarian(shop: Shop, cookie: string) {
  const call = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? { method, headers: { cookie } } : json(method, body, { cookie })
    const response = await shop.request(path, init)
    return { status: response.status, body: await response.json() }
  }
  return {
    call,
    make: (bytes: Uint8Array, more: { id?: number; name?: string } = {}) =>
      call('POST', '/api/images', { name: 'Strudel.jpg', data: dataUrl(bytes), ...more }),
    replace: (id: number, bytes: Uint8Array) => call('PUT', `/api/images/${id}/file`, { data: dataUrl(bytes) }),
  }
}
