import type { Donatee } from '../../../../schema/ordering/donatee.ts'

/** The organisations whose name or description contains every word of the term, without regard to upper and lower case. */
export function foundDonatees(donatees: readonly Donatee[], term: string): readonly Donatee[] {
  const words = term.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  return donatees.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLocaleLowerCase('de')
    return words.every(word => text.includes(word))
  })
}
