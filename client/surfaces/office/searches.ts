import { isPicturesView, type PicturesView } from '../../office/catalogue/images/picturesViews.ts'
import { isPrintView, type PrintView } from '../../office/counter/printing/views.ts'
import { isSectionKey, type SectionKey } from '../../office/time/team/sectionKeys.ts'

interface PrintSearch {
  readonly view?: PrintView
  readonly branch?: number
  readonly printer?: number
}

export function printSearch({ view, branch, printer }: Record<string, unknown>): PrintSearch {
  return {
    ...(isPrintView(view) && view !== 'undecided' ? { view } : {}),
    ...(Number.isSafeInteger(branch) ? { branch: Number(branch) } : {}),
    ...(Number.isSafeInteger(printer) ? { printer: Number(printer) } : {}),
  }
}

interface PicturesSearch {
  readonly q?: string
  readonly view?: PicturesView
}

export function picturesSearch({ q, view }: Record<string, unknown>): PicturesSearch {
  return {
    ...(q === undefined || q === '' ? {} : { q: String(q) }),
    ...(isPicturesView(view) && view !== 'all' ? { view } : {}),
  }
}

/** The week of the roster by any of its dates: '2026-12-14'. */
export const rosterSearch = ({ woche }: Record<string, unknown>): { readonly woche?: string } =>
  typeof woche === 'string' && /^\d{4}-\d\d-\d\d$/.test(woche) && !Number.isNaN(Date.parse(woche)) ? { woche } : {}

interface TimesSearch {
  readonly teil?: SectionKey
  readonly person?: number
  readonly monat?: string
}

/** Which part of the times is looked at, and whose month ('2026-11'). */
export const timesSearch = ({ teil, person, monat }: Record<string, unknown>): TimesSearch => ({
  ...(isSectionKey(teil) && teil !== 'jetzt' ? { teil } : {}),
  ...(Number.isSafeInteger(person) && Number(person) > 0 ? { person: Number(person) } : {}),
  ...(typeof monat === 'string' && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(monat) ? { monat } : {}),
})

/** An order may be opened to do something with it. */
export const orderSearch = ({ tun }: Record<string, unknown>): { readonly tun?: 'erstatten' } =>
  tun === 'erstatten' ? { tun } : {}
