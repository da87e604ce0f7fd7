import { contact } from '../online.ts'

/** What failed, with what it should have shown. */
const missing = new Map<HTMLImageElement, { readonly src: string; readonly srcset: string; readonly standIn: string }>()

contact.subscribe(() => {
  if (contact.get().online) tryAgain()
})

/** Shows the first letter of what the picture is of, on its own ground, until the server can be asked again. */
export function showLetterInstead(picture: HTMLImageElement): void {
  const { src, srcset } = picture
  if (src.startsWith('data:')) return
  const standIn = letterPicture(firstLetter(picture))
  missing.set(picture, { src, srcset, standIn })
  picture.removeAttribute('srcset')
  picture.src = standIn
}

/** What was given another picture meanwhile is left as it is. */
function tryAgain(): void {
  for (const [picture, { src, srcset, standIn }] of missing) {
    missing.delete(picture)
    if (!picture.isConnected || picture.src !== standIn) continue
    picture.srcset = srcset
    picture.src = src
  }
}

/** Of its own words, else of the heading it stands beside. */
function firstLetter(picture: HTMLImageElement): string {
  const beside = picture.closest('li, article, section, dialog, header, main')?.querySelector('h1, h2, h3, h4')
  return (picture.alt || beside?.textContent || '').trim().slice(0, 1).toUpperCase()
}

/** A colour that is read on light and dark ground: a picture knows nothing of the page it is on. */
const INK = '#8a7d70'

function letterPicture(letter: string): string {
  const text = /[<&]/.test(letter) ? '' : letter
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><text x="50" y="52" fill="${INK}" font-family="Georgia,serif" font-size="40" text-anchor="middle" dominant-baseline="middle">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
