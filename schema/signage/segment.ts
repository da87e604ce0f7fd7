import { z } from 'zod'
import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { imageRef, localDate, name, piece, relation, variants } from '../base/fields.ts'

const content = () =>
  variants(
    'type',
    [
      piece({ type: z.literal('scene'), scene: relation('scenes') }, { type: 'Art', scene: 'Szene' }),
      piece({ type: z.literal('picture'), image: imageRef() }, { type: 'Art', image: 'Bild' }),
      piece({ type: z.literal('film'), file: relation('uploads') }, { type: 'Art', file: 'Film (MP4, H.264)' }),
    ] as const,
    { scene: 'Szene', picture: 'Bild', film: 'Film' },
  )

/** One thing that a TV shows for a while, and from when to when it may: 'Filmsequenz'. */
export const segments = entity({
  type: 'digital-signage-segments',
  label: { one: 'Filmsequenz', many: 'Filmsequenzen' },
  area: 'content',
  tab: 'Bildschirme',
  fields: {
    name: name(),
    content: content(),
    seconds: z.int().min(0).max(3600),
    validFrom: localDate().nullish(),
    validTo: localDate().nullish(),
    isEnabled: z.boolean(),
  },
  labels: {
    name: 'Name',
    content: 'Inhalt',
    seconds: 'Dauer in Sekunden (Film: 0 spielt ihn ganz)',
    validFrom: 'Ab (Tag)',
    validTo: 'Bis (letzter Tag)',
    isEnabled: 'Aktiv',
  },
  blank: { seconds: 15, isEnabled: true },
  check: ({ content: shown, seconds, validFrom, validTo }, tell) => {
    if (shown.type !== 'film' && seconds < 3) tell('seconds', 'tooSmall')
    if (validFrom && validTo && validTo < validFrom) tell('validTo', 'beforeStart')
  },
  access: keptByEditors,
  audiences: { office: whole },
  title: body => body.name,
  columns: ['validTo', 'isEnabled'],
})
export type Segment = Stored<typeof segments>
