import { fold } from '../base/fold.ts'

interface Named {
  readonly id: number
  readonly name: string
}
interface Product extends Named {
  /** The article number, which files are often named after. */
  readonly uid: string
}

/**
 * The product a picture is probably of, by the name of its file: its article number or name, with or without what cameras and
 * people add ('IMG', '2', 'neu'). Null where nothing fits, or two fit alike.
 */
export function productFor(picture: string, products: readonly Product[]): number | null {
  const written = wordsOf(picture)
  const fits = products
    .map(({ id, uid, name }) => ({
      id,
      fit: Math.max(fitOf(wordsOf(uid), written, 1), fitOf(wordsOf(name), written, 0)),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
  const [best, next] = fits
  return best && best.fit !== next?.fit ? best.id : null
}

/** How many of the words are in what is written: all of them, or it does not fit. The longer name is the nearer one. */
function fitOf(words: readonly string[], written: readonly string[], lead: number): number {
  const isIn = words.length > 0 && words.every(word => written.includes(word))
  return isIn ? words.join('').length * 2 + lead : 0
}

/** 'Kürbiskern_Weckerl-02.jpg' and 'KuerbiskernWeckerl' in the same words. */
function wordsOf(text: string): readonly string[] {
  const parted = text
    .replace(/\.(jpe?g|png|webp|gif|heic|avif)$/i, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  // File names know no umlauts.
  const plain = parted.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  return fold(plain)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}
