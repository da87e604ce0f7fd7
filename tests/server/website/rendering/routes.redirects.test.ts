import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { block, words } from '../../../support/website/blocks.ts'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'

let website: TestWebsite
beforeAll(async () => {
  website = await openWebsite()
  await website.site('neu')
  await website.put('redirects', { path: 'alt/seite.html', target: '/site/neu#plan', permanent: true })
  await website.put('redirects', { path: 'kurz', target: 'https://example.com/', permanent: false })
  await website.put('redirects', { path: 'über uns/team.html', target: '/neu', permanent: true })
  await website.put('redirects', { path: 'neu', target: '/store', permanent: true })
})
afterAll(() => website.shop.close())

describe('A former address', () => {
  it.each<[string, number, string | null]>([
    ['/Alt/Seite.html', 301, '/site/neu#plan'],
    ['/alt/seite.html/?a=1', 301, '/site/neu?a=1#plan'],
    ['/%C3%BCber%20uns/Team.html', 301, '/neu'],
    ['/u%CC%88ber%20uns/team.html', 301, '/neu'],
    ['/kurz', 302, 'https://example.com/'],
    ['/site/kurz', 302, 'https://example.com/'],
    ['/site/neu', 200, null],
  ])('%s is answered by %i %s', async (path, status, location) => {
    const response = await website.request(path, { headers: { accept: 'text/html' } })
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })

  it('never leads in a circle: the one that would close it is refused at its field', async () => {
    await website.put('redirects', { path: 'a', target: '/b', permanent: true })
    await website.put('redirects', { path: 'b', target: '/c', permanent: true })
    const answer = await website.write('redirects', { path: 'c', target: '/site/a', permanent: true })
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      [{ code: 'loop', field: 'target', message: 'Diese Weiterleitung führt im Kreis.' }],
    ])
  })
})

describe('A former address that leads in a circle by way of the whole address of this site', () => {
  it('is answered as if it led nowhere', async () => {
    await website.put('redirects', { path: 'rund', target: 'https://shop.test/und', permanent: true })
    await website.put('redirects', { path: 'und', target: 'https://shop.test/site/rund?x=1', permanent: true })
    await website.put('redirects', { path: 'voll', target: 'https://shop.test/neu', permanent: true })
    const answers = await Promise.all(['/rund', '/und', '/voll'].map(path => website.request(path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 301])
  })
})

describe('A menu', () => {
  it('has nothing of what is switched off, nor of what stands below it, in anything that guests receive', async () => {
    const item = (key: string, label: string, more: object) => ({ key, type: 'home', label, children: [], ...more })
    const below = [item('b', 'Nur intern', { isEnabled: false }), item('c', 'Fest', { isEnabled: true })]
    const items = [item('a', 'Start', { isEnabled: true, children: below })]
    items.push(
      item('d', 'Ganz intern', { isEnabled: false, children: [item('e', 'Darunter intern', { isEnabled: true })] }),
    )
    await website.put('navigations', { identifier: 'probe', name: 'Probe', isPublic: true, items })
    for (const path of ['/api/init', '/replication/public/_changes?include_docs=true']) {
      const told = await website.read(path)
      expect([path, told.includes('Fest'), told.includes('intern')]).toEqual([path, true, false])
    }
  })
})

describe('A page', () => {
  it('that is not there is answered by 404 with the sentence for it', async () => {
    const response = await website.request('/gibt-es-nicht', { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Leider wurde die angeforderte Seite nicht gefunden.')
  })

  it('may be written for it: the place „not-found“ names what is said, still as 404 and found by nobody', async () => {
    const content = { body: [block('a', 'text', { text: words('Hier spielt niemand.') })], images: [] }
    const { id } = await website.site('nicht-gefunden', { content })
    const node = await website.put('nodes', { identifier: 'not-found', name: 'Nicht gefunden', site: id, entries: [] })
    const response = await website.request('/gibt-es-auch-nicht', { headers: { accept: 'text/html' } })
    const html = await response.text()
    expect([response.status, html.includes('Hier spielt niemand.')]).toEqual([404, true])
    expect([html.includes('noindex'), html.includes('rel="canonical"')]).toEqual([true, false])
    expect(await website.read('/sitemap.xml')).not.toContain('nicht-gefunden')
    await website.change('nodes', node.id, { ...node, site: null })
  })

  it('that is not public is as if it were not there', async () => {
    await website.site('geheim', { isPublic: false, name: 'Geheimer Plan' })
    const response = await website.request('/site/geheim', { headers: { accept: 'text/html' } })
    expect([response.status, (await response.text()).includes('Geheimer')]).toEqual([404, false])
  })

  it('takes no address that the server answers itself', async () => {
    const page = { type: 'default', name: 'Vorschau', isPublic: true, content: { body: [], images: [] } }
    const answer = await website.write('sites', { ...page, path: 'vorschau' })
    expect([answer.status, (await answer.json()).errors]).toMatchObject([422, [{ code: 'ownPath', field: 'path' }]])
  })

  it('is found under two addresses and says which is its own', async () => {
    const html = await website.read('/site/neu')
    expect(html).toContain('<link rel="canonical" href="http://shop.test/neu">')
  })
})
