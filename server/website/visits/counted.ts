import type { Context } from 'hono'
import type { Env } from '../../base/http/env.ts'

/** Programs that say they are none of people's browsers. */
const robots =
  /bot\b|bot[/;_-]|crawl|spider|slurp|archiver|preview|lighthouse|pagespeed|monitor|uptime|pingdom|facebookexternalhit|whatsapp|telegram|embedly|scanner|feed|\b(curl|wget|python|java|perl|ruby|php|axios|okhttp|node-fetch|undici|go-http-client|libwww|httpclient|postman|insomnia|scrapy)\b/i

/** Whether somebody is a guest with a browser: no robot, nobody who works here, no kiosk or screen, and no page fetched in advance. */
export function isGuest(context: Context<Env>): boolean {
  if (context.get('actor') || context.get('device') || context.get('screen')) return false
  if (/prefetch|prerender/.test(`${context.req.header('sec-purpose')} ${context.req.header('purpose')}`)) return false
  const agent = context.req.header('user-agent') ?? ''
  return agent !== '' && !robots.test(agent)
}
