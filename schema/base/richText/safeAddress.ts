/** What no address of ours holds: blanks, what ends an attribute, what browsers read as a slash, and what nobody sees. */
const strange = /[\s\\<>"'`\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Whether an address leads to another host over https and names neither user nor password, by which addresses deceive. */
export const isOtherAddress = (address: string): boolean =>
  /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*\.[\p{L}\p{N}-]{2,}(:\d{1,5})?([/?#]|$)/iu.test(address) &&
  !strange.test(address)

/** Whether an address begins at our own root and stays on this host. */
export const isOwnAddress = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && !strange.test(address) && !address.split(/[?#]/)[0]?.split('/').includes('..')

/** Whether a link inside a text may lead there: to the web, into the post, to a telephone, or to a place of this site. */
export function isTextAddress(address: string): boolean {
  if (strange.test(address)) return false
  if (/^http:\/\//i.test(address)) return isOtherAddress(address.replace(/^http/i, 'https'))
  if (/^mailto:/i.test(address)) return /^mailto:[^@:?,]+@[^@:?,]+$/i.test(address)
  if (/^tel:/i.test(address)) return /^tel:\+?[0-9()/.-]{3,40}$/i.test(address)
  return isOtherAddress(address) || isOwnAddress(address) || /^#[\p{L}\p{N}_-]+$/u.test(address)
}

/** What a person may add to the address of a page: a place on it, a query, or a page below it. */
export const isSuffix = (suffix: string): boolean =>
  /^[#?/](?!\/)/.test(suffix) && !strange.test(suffix) && !suffix.includes('..')

/** What belongs to every address that opens beside the page. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
