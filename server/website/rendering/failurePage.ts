import type { Context } from 'hono'
import { escapeHtml } from '../../../schema/base/escapeHtml.ts'
import type { Env } from '../../base/http/env.ts'
import type { Fault } from '../../base/http/fault.ts'

/** Whether somebody reads the answer: a browser that opens a page, not a program that asks for data. */
export const isReader = ({ req }: Context<Env>): boolean =>
  !/^\/(api|replication|custom)(\/|$)/.test(req.path) && Boolean(req.header('accept')?.includes('text/html'))

/** What a person reads where a page could not be made: with its status, and without a program that could fail as well. */
export function failurePage({ status, problems, headers }: Fault): Response {
  const told = problems.map(({ message }) => `<p>${escapeHtml(message)}</p>`).join('')
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${failureHead}<style>${style}</style></head><body>${viewOf(told)}</body></html>`
  return new Response(html, {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** The head of a page that could not be drawn: nobody is to find it. */
export const failureHead = '<meta name="robots" content="noindex"><title>500 Internal Server Error</title>'

const viewOf = (told: string): string =>
  `<main><h1>500 Internal Server Error</h1><p>Leider ist ein interner Fehler aufgetreten.</p>${told}<p><a href="/">Zur Startseite</a></p></main>`

/** The same within a page that has its own styles; it says nothing of what failed. */
export const failureView = viewOf('')

const style =
  ':root{color-scheme:light dark}body{margin:0;font:17px/1.5 system-ui,sans-serif}main{max-width:34rem;margin:0 auto;padding:15vh 16px}a{color:inherit}'
