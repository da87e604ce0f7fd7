/**
 * Whether an address as a printer has it ('192.168.1.40', 'bondrucker.local:9101', '[fd00::7]') means the machine it is
 * looked at from, or only whoever is on the same wire. Names are looked at once more when a connection is made.
 */
export function isOwnAddress(address: string): boolean {
  // As a web address, so that 2130706433 and 0x7f.1 become what they mean.
  const host = URL.parse(`http://${address}`)?.hostname ?? ''
  if (/(^|\.)localhost\.?$/.test(host)) return true
  if (/^(0|127|169\.254)\./.test(host)) return true
  return ownV6.test(host)
}

/** [::], [::1], link-local, and those of IPv4 in the form of IPv6: nobody's printer is entered that way. */
const ownV6 = /^\[(::1?|fe[89ab][0-9a-f]:.*|::ffff:.*)\]$/
