import type { Redirect } from '../../../schema/website/redirect.ts'

/** To where a former address leads now, with what was asked of it. Not kept for ever: staff may change their mind. */
export function leadOn({ target, permanent }: Redirect, url: string): Response {
  const from = new URL(url)
  const to = new URL(target, from.origin)
  if (target.startsWith('/') && to.search === '') to.search = from.search
  const address = target.startsWith('/') ? `${to.pathname}${to.search}${to.hash}` : to.href
  const headers = { Location: address, 'Cache-Control': 'public, max-age=3600' }
  return new Response(null, { status: permanent ? 301 : 302, headers })
}
