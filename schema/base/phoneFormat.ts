import type { Country } from './countries.ts'
import { countryOfPhone, dialling, isPhone, normalisePhone } from './phone.ts'

/** An international number for people: '+43 664 1234567', '+41 44 123 45 67'. What is none stays as it is. */
export function formatPhone(value: string): string {
  const country = isPhone(value) ? countryOfPhone(value) : undefined
  if (!country) return value
  const { code } = dialling[country]
  return [`+${code}`, ...groupsOf[country](value.slice(code.length + 1))].filter(part => part !== '').join(' ')
}

/** A number somebody of a business wrote, with its country: their own groups stay where they say it already. */
export function readablePhone(written: string, country: string | null): string {
  const number = normalisePhone(written, country)
  if (!isPhone(number)) return written
  return /[\s/-]/.test(written) && written.replace(/[^\d+]/g, '') === number ? written : formatPhone(number)
}

/** How each country groups what comes behind its code. */
const groupsOf: Readonly<Record<Country, (digits: string) => readonly string[]>> = {
  AT: digits => afterArea(digits, austrianAreas),
  DE: digits => afterArea(digits, germanAreas),
  CH: digits => [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5, 7), digits.slice(7)],
  LI: digits => (digits.length === 7 ? [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)] : inThrees(digits)),
}

/** Codes of areas, networks and services that have not four digits (KEM-V, numbering plan of the Bundesnetzagentur). */
const austrianAreas = /^(1|50|57|59|316|463|512|662|732|65[0-3579]|66\d|6[7-9]\d|71[018]|7[2348]0|[89]\d\d)/
const germanAreas =
  /^(30|40|69|89|1[5-7]\d|[2-9]\d1|20[2389]|21[24]|228|234|335|34[05]|355|365|375|385|395|906|[89]00|180)/

function afterArea(digits: string, areas: RegExp): readonly string[] {
  const area = areas.exec(digits)?.[0] ?? digits.slice(0, 4)
  return [area, digits.slice(area.length)]
}

const inThrees = (digits: string): readonly string[] => digits.match(/\d{1,3}/g) ?? []
