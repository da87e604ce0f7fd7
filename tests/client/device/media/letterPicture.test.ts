import { afterEach, expect, test } from 'vitest'
import { showLetterInstead } from '../../../../client/device/media/letterPicture.ts'
import { contact } from '../../../../client/device/online.ts'

const present = contact.get()
afterEach(() => contact.set(present))

/** As much of a picture as there is without a browser. */
function pictureOf(alt: string, heading: string) {
  const attributes = new Map([['srcset', '/image/small/1-1.webp 640w']])
  return {
    alt,
    src: 'https://shop.test/image/small/1-1.webp',
    isConnected: true,
    closest: () => ({ querySelector: () => ({ textContent: heading }) }),
    get srcset() {
      return attributes.get('srcset') ?? ''
    },
    set srcset(value: string) {
      attributes.set('srcset', value)
    },
    removeAttribute: (name: string) => void attributes.delete(name),
  }
}
const drawn = ({ src }: { readonly src: string }): string | undefined =>
  />([^<]*)<\/text>/.exec(decodeURIComponent(src))?.[1]

test.each([
  ['its own words', 'handsemmel', 'Semmeln', 'H'],
  ['the heading beside it', '', ' Öffnung', 'Ö'],
  ['nothing at all', '', '', ''],
  ['no markup', '<b>', '', ''],
])('A picture that does not come shows the first letter of %s', (_of, alt, heading, letter) => {
  const picture = pictureOf(alt, heading)
  showLetterInstead(picture as unknown as HTMLImageElement)
  expect(picture.src).toMatch(/^data:image\/svg/)
  expect(drawn(picture)).toBe(letter)
  expect(picture.srcset).toBe('')
})

test('Once the server answers again the picture itself is asked for again, but not where another one has come', () => {
  const [picture, replaced] = [pictureOf('Brot', ''), pictureOf('Brot', '')]
  contact.set({ ...present, online: false })
  for (const each of [picture, replaced]) showLetterInstead(each as unknown as HTMLImageElement)
  replaced.src = 'https://shop.test/image/small/2-1.webp'
  contact.set({ ...present, online: true })
  expect([picture.src, picture.srcset]).toEqual([
    'https://shop.test/image/small/1-1.webp',
    '/image/small/1-1.webp 640w',
  ])
  expect(replaced.src).toBe('https://shop.test/image/small/2-1.webp')
})
