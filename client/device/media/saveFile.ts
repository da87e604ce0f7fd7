/** How long (ms) the browser may take to begin reading what it was handed. */
const READING_MS = 60_000

/** Puts a file among the visitor's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), READING_MS)
}
