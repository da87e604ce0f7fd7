/**
 * Whether an address as a printer has it ('192.168.1.40', 'bondrucker.local:9101', '[fd00::7]') means the machine it is
 * looked at from, or only whoever is on the same wire. Names are looked at once more when a connection is made.
 */
export function isOwnAddress(address: string): boolean {
  const host = address
    .replace(/(?<=[\w.\]]):\d+$/, '')
    .replaceAll(/[[\]]|\.$/g, '')
    .toLowerCase()
  if (/(^|\.)localhost$/.test(host) || ownV6.test(host)) return true
  const [first, second] = octetsOf(host) ?? []
  return first === 0 || first === 127 || (first === 169 && second === 254)
}

/** Nobody, oneself, link-local, and those of IPv4 in the form of IPv6, with any of the zeros left out: nobody's printer is entered that way. */
const ownV6 = /^([0:]*:0*1?|fe[89ab][0-9a-f]:.*|[0:]*:ffff:.*)$/

/** The first two of the four numbers; '2130706433' and '0x7f.1' are read as systems read them. Null for a name. */
function octetsOf(host: string): [number, number] | null {
  const numbers = host.split('.').map(numberIn)
  const last = numbers.pop() ?? Number.NaN
  if (numbers.length > 3 || ![...numbers, last].every(Number.isInteger)) return null
  const value = numbers.reduce((sum, each, index) => sum + each * 256 ** (3 - index), 0) + last
  return [Math.floor(value / 256 ** 3), Math.floor(value / 256 ** 2) % 256]
}

function numberIn(text: string): number {
  if (/^0x[0-9a-f]+$/.test(text)) return Number.parseInt(text, 16)
  if (/^0[0-7]+$/.test(text)) return Number.parseInt(text, 8)
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}
