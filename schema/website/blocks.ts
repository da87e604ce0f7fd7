import type { z } from 'zod'
import { distinct, variants } from '../base/fields.ts'
import { appointments } from './blockKinds/appointments.ts'
import { galleries } from './blockKinds/galleries.ts'
import { hero } from './blockKinds/hero.ts'
import { images } from './blockKinds/images.ts'
import { info } from './blockKinds/info.ts'
import { news } from './blockKinds/news.ts'
import { newsTeaser } from './blockKinds/newsTeaser.ts'
import { reusable } from './blockKinds/reusable.ts'
import { sports } from './blockKinds/sports.ts'
import { team } from './blockKinds/team.ts'
import { teamTeaser } from './blockKinds/teamTeaser.ts'
import { text } from './blockKinds/text.ts'
import { textImage } from './blockKinds/textImage.ts'
import { textLinks } from './blockKinds/textLinks.ts'

/** The register of the kinds of blocks: one line each. */
const kinds = [
  hero,
  text,
  newsTeaser,
  news,
  sports,
  textImage,
  textLinks,
  galleries,
  teamTeaser,
  team,
  info,
  images,
  appointments,
] as const

const kindLabels = {
  hero: 'Aufmacher',
  text: 'Text',
  newsTeaser: 'Neueste News',
  news: 'Alle News',
  sports: 'Alle Sportarten',
  text_image: 'Text mit Bild',
  textLinks: 'Text mit Verweisen',
  galleries: 'Galerien',
  teamTeaser: 'Team-Auszug',
  team: 'Team',
  info: 'Aufklappbare Infos',
  images: 'Bilder',
  appointments: 'Termine',
} as const

/** A block that stands for itself: what a reusable one holds. */
export const ownBlock = () => variants('type', kinds, kindLabels)
export type OwnBlock = z.infer<ReturnType<typeof ownBlock>>

/** A block of a page. */
const block = () => variants('type', [...kinds, reusable], { ...kindLabels, block: 'Baustein' })
export type Block = z.infer<ReturnType<typeof block>>
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

/** The blocks of a page in their order. */
export const blocks = () => distinct(block(), 'key', 200)
