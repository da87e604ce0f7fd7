import { join } from 'node:path'
import { Hono } from 'hono'
import type { BaseDeps } from '../../base/deps.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { calendar } from '../feeds/calendar.ts'
import { newsFeed } from '../feeds/rss.ts'
import type { Content } from './content.ts'
import { isIconName, shopIcons } from './icons.ts'
import { manifest } from './manifest.ts'
import { sendSiteFile } from './sendSiteFile.ts'
import { robots, sitemap } from './sitemap.ts'

const DAY_SECONDS = 86_400

/** What search engines and phones ask for beside the pages: map, rules, manifest and icons, all from what is stored now. */
export function siteFileRoutes(deps: BaseDeps, contentNow: () => Promise<Content>): Hono<Env> {
  const routes = new Hono<Env>()
  const origin = deps.settings.publicOrigin
  const iconOf = shopIcons(join(deps.settings.dataDir, 'images', 'original'))
  const limit = rateLimit(deps, requestsPerMinute.page)
  const [mapOf, feedOf] = [oncePerContent(), oncePerContent()]

  routes.get('/robots.txt', limit, context => sendSiteFile(context, robots(origin), 'text/plain; charset=utf-8'))
  routes.get('/sitemap.xml', limit, async context => {
    const content = await contentNow()
    const [config, branches, menus] = await Promise.all([
      changeTimes('config'),
      changeTimes('branches'),
      changeTimes('menus'),
    ])
    const map = mapOf(content, () => sitemap(content, { config, branches, menus }, origin))
    return sendSiteFile(context, map, 'application/xml; charset=utf-8')
  })
  routes.get('/feed.xml', limit, async context => {
    const content = await contentNow()
    const feed = feedOf(content, () => newsFeed(content, origin))
    return sendSiteFile(context, feed, 'application/rss+xml; charset=utf-8')
  })
  routes.get('/termine.ics', limit, async context =>
    sendSiteFile(context, calendar(await contentNow(), origin, deps.clock.now()), 'text/calendar; charset=utf-8'),
  )
  routes.get('/manifest.webmanifest', limit, async context => {
    const { config, branches } = await contentNow()
    if (!config?.enablePluginPWA) throw new Fault(404, 'notFound')
    return sendSiteFile(context, manifest(config, branches), 'application/manifest+json')
  })
  routes.get('/icon/:file', limit, async context => {
    const name = /^(.+)\.png$/.exec(context.req.param('file'))?.[1] ?? ''
    const { config } = await contentNow()
    if (!config || !isIconName(name)) throw new Fault(404, 'notFound')
    return sendSiteFile(context, await iconOf(config, name), 'image/png', DAY_SECONDS)
  })
  // Asked for by name by whatever has seen no page: feed readers, bookmarks, the page the device keeps.
  routes.get('/favicon.ico', limit, async context => {
    const { config } = await contentNow()
    if (!config) return new Response(null, { status: 204 })
    return sendSiteFile(context, await iconOf(config, '48'), 'image/png', DAY_SECONDS)
  })

  async function changeTimes(type: string): Promise<Map<number, number>> {
    const times = await deps.storage.read.documents.changeTimes(type)
    return new Map(times.map(({ id, updatedAt }) => [id, updatedAt]))
  }

  return routes
}

/** A file that is made once for each state of what guests may see, however many ask for it. */
function oncePerContent(): (content: Content, make: () => string) => string {
  const made = new WeakMap<Content, string>()
  return (content, make) => {
    const text = made.get(content) ?? make()
    made.set(content, text)
    return text
  }
}
