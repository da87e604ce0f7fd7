/** What XML cannot hold at all: control characters but tab and line ends, halves of characters, and what is no character. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

/** Text as it stands in XML, in an element and in an attribute alike. */
export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** An element with its text; nothing where there is none. */
export const element = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`
