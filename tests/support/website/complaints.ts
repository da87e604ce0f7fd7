import { parsed } from '../../../schema/base/record.ts'

const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/y
const passing = /<!doctype html>|<!--[^<>]*-->/iy
const forbidden = new Set(
  'iframe object embed base frame frameset applet math template foreignobject animate use'.split(' '),
)
const asking = new Set('href src action formaction poster data xlink:href srcset background cite'.split(' '))

/**
 * What runs, or may, in a page as the server drew it. Stricter than any browser: every '<' has to be a tag as we write them,
 * so that nothing is left for a browser to guess.
 */
export function complaintsAbout(html: string): readonly string[] {
  const complaints: string[] = []
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    passing.lastIndex = at
    tag.lastIndex = at
    const skipped = passing.exec(html)
    const found = tag.exec(html)
    if (skipped) at += skipped[0].length
    else if (!found) {
      complaints.push(`no tag of ours: ${html.slice(at, at + 40)}`)
      at += 1
    } else {
      const [whole, closing, name = '', attributes = ''] = found
      at += whole.length
      if (!closing) complaints.push(...complaintsOf(name.toLowerCase(), attributes))
      if (!closing && /^(script|style|title|textarea)$/i.test(name)) {
        const end = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, at)
        const content = html.slice(at, end)
        if (/^script$/i.test(name) && content !== '' && parsed(content) === undefined)
          complaints.push(`a script: ${content.slice(0, 60)}`)
        at = end
      }
    }
  }
  return complaints
}

function complaintsOf(name: string, attributes: string): string[] {
  const given = [...attributes.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
    key.toLowerCase(),
    decoded(value),
  ])
  const complaints = given.flatMap(([key = '', value = '']) => {
    if (key.startsWith('on') || key === 'srcdoc') return [`${name} ${key}`]
    if (key === 'style' && /url\(|expression|import/i.test(value)) return [`${name} style: ${value}`]
    return asking.has(key) && !isHarmless(name, value) ? [`${name} ${key}: ${value}`] : []
  })
  if (forbidden.has(name)) complaints.push(name)
  if (name === 'meta' && given.some(([key]) => key === 'http-equiv')) complaints.push('meta http-equiv')
  if (name === 'script' && !given.some(isOurs)) complaints.push('script')
  return complaints
}

/** Data that runs nothing, or the program of the build. */
const isOurs = ([key, value = '']: readonly (string | undefined)[]): boolean =>
  (key === 'type' && /^application\/(ld\+)?json$/.test(value)) ||
  (key === 'src' && /^\/assets\/[\w-]+\.js$/.test(value))

/** As a browser reads an address: without what it leaves out of one. */
function isHarmless(name: string, value: string): boolean {
  const address = value.replaceAll(/[\u0000-\u0020]/g, '')
  if (/^(\/(?![/\\])|#|$)/.test(address)) return true
  return name === 'a'
    ? /^(https?:\/\/[^@]*$|mailto:[^?]*$|tel:[+\d]*$)/i.test(address)
    : /^https?:\/\/(shop\.test)\//.test(address)
}

const decoded = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&',
    )
