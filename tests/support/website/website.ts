import { render } from '../../../client/surfaces/shop/render.tsx'
import type { Body } from '../../../schema/base/entity.ts'
import { createApp } from '../../../server/app.ts'
import type { Pages } from '../../../server/website/rendering/pages.ts'
import { json, openShop, type ShopOptions } from '../shop.ts'

/** A page template as short as can be: the real program is built elsewhere. */
const template =
  '<!doctype html><html lang="de"><head><!--head--><script type="module" src="/assets/shop.js"></script></head><body><div id="root"><!--app--></div><!--snapshot--></body></html>'

/** The shop's real pages without a build: drawn by the program itself. */
const pages: Pages = {
  template: () => Promise.resolve(template),
  renderer: () => Promise.resolve({ render: request => render(request as Parameters<typeof render>[0]) }),
  asset: () => Promise.resolve(null),
}

/** A whole server whose pages are drawn as guests get them, and somebody who may write them. */
export async function openWebsite(options: ShopOptions = {}) {
  const shop = await openShop(options)
  const app = createApp({ ...shop.deps, pages })
  const cookie = await shop.login()
  const request = (path: string, init?: RequestInit): Promise<Response> =>
    Promise.resolve(app.request(new Request(new URL(path, 'http://shop.test'), init)))
  const read = async (path: string): Promise<string> => (await request(path)).text()

  /** Writes a document as staff do; the answer says whether it was taken. */
  const write = (type: string, body: Body): Promise<Response> => request(`/api/${type}`, json('POST', body, { cookie }))
  /** The same for what has to be taken; returns it as it was stored. */
  async function put(type: string, body: Body) {
    const response = await write(type, body)
    const { data, errors } = await response.json()
    if (!response.ok) throw new Error(`${type} refused: ${JSON.stringify(errors)}`)
    return data
  }
  const site = (path: string, more: Body = {}) =>
    put('sites', { path, type: 'default', name: path, isPublic: true, content: { body: [], images: [] }, ...more })
  const change = async (type: string, id: number, body: Body): Promise<Response> =>
    request(`/api/${type}/${id}`, json('PUT', body, { cookie }))

  return { shop, app, cookie, request, read, write, put, site, change }
}

export type TestWebsite = Awaited<ReturnType<typeof openWebsite>>
