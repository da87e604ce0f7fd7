import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Surface, surfaces } from '../../../schema/surfaces.ts'
import { surfaceFrame } from '../../../scripts/build/surfaceFrame.ts'

const client = join(import.meta.dirname, '../../../client')
const { transformIndexHtml } = surfaceFrame()

function framed(page: string): string {
  if (typeof transformIndexHtml !== 'object') throw new Error('The frame is put in before Vite looks for files.')
  const text = readFileSync(join(client, page), 'utf8')
  const found = transformIndexHtml.handler.call({} as never, text, { path: `/${page}`, filename: join(client, page) })
  if (typeof found !== 'string') throw new Error('The frame is text.')
  return found
}
const pages = Object.values<Surface>(surfaces).map(({ page }) => page)

test.each(pages.filter(page => page !== surfaces.shop.page))(
  'The page of a surface is found by no search engine and says in words while its program is not there: %s',
  page => {
    const text = framed(page)
    expect(text).toContain('<meta name="robots" content="noindex" />')
    expect(text).toMatch(/>\s*(Der|Die|Das) \S+ ist noch nicht geladen\. Bitte überprüfen Sie Ihre Internetverbindung/)
    expect(text).not.toContain('<!--')
  },
)

test('The shop’s page is the server’s to fill', () => {
  expect(framed(surfaces.shop.page)).toBe(readFileSync(join(client, surfaces.shop.page), 'utf8'))
})
