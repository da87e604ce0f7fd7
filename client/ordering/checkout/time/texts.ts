import type { ListedPart } from '../../../../schema/ordering/dayparts.ts'

/** Sentences of the choice for when a guest orders. */
export const texts = {
  title: 'Termin auswählen',
  titleMenu: 'Wann möchten Sie bestellen?',
  soon: (moment: string) => `So bald wie möglich (${moment})`,
  soonUnknown: 'So bald wie möglich',
  about: (time: string) => `ca.\u00a0${time}`,
  apply: (moment: string) => `Übernehmen: ${moment} Uhr`,
  applySoon: 'Übernehmen: so bald wie möglich',
  applyNothing: 'Übernehmen',
  hint: 'Die Speisekarte zeigt, was es zum gewählten Zeitpunkt gibt.',
  noneAtAll: 'Derzeit sind keine Termine verfügbar.',
  parts: {
    morning: 'Vormittag',
    noon: 'Mittag',
    afternoon: 'Nachmittag',
    evening: 'Abend',
    night: 'Nachts und früh',
  } satisfies Record<ListedPart, string>,
} as const
