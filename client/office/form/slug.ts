/** A name as a part of an address: 'Frühlingsfest & Markt' gives 'fruehlingsfest-markt'. */
export const slugOf = (name: string): string =>
  name
    .toLocaleLowerCase('de')
    .replaceAll(/[äöüß]/g, letter => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
