import { useSyncExternalStore } from 'react'
import { keysOf } from '../../../schema/base/keys.ts'
import { type Signal, signal } from '../../device/signal.ts'
import { de } from './languages/de.ts'

/** The same words in another language: what German has, each of them has. */
type Words<Of> = Of extends string
  ? string
  : Of extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Of]: Words<Of[Key]> }
export type KioskTexts = Words<typeof de>

/** The languages a guest may choose from: one more is a file of its own and a line here. The first is the kiosk's own. */
const declared = { de } as const satisfies Record<string, KioskTexts>
type Language = keyof typeof declared
const OWN: Language = 'de'

/** BCP 47 code and name of each, in the order in which they are offered. */
export const languages = keysOf(declared).map(code => ({ code, name: declared[code].language }))

const chosen: Signal<Language> = signal(OWN)

export const chooseLanguage = (code: Language): void => chosen.set(code)
/** The next guest has not chosen yet. */
export const forgetLanguage = (): void => chosen.set(OWN)
export const useLanguage = (): Language => useSyncExternalStore(chosen.subscribe, chosen.get, chosen.get)
export const useTexts = (): KioskTexts => declared[useLanguage()]
