import type { Stored } from '../../../schema/base/entity.ts'
import type { reusableBlocks } from '../../../schema/website/block.ts'
import type { Draft } from '../authoring.ts'
import { to } from './links.ts'
import { rich } from './rich.ts'

/** Written once, shown on every page of a section: number 1 is the invitation to come and try. */
export const clubBlocks: readonly Draft<Stored<typeof reusableBlocks>>[] = [
  {
    identifier: 'schnuppern',
    name: 'Einladung zum Schnuppern',
    block: {
      key: 'own',
      type: 'textLinks',
      value: {
        title: 'Viermal schnuppern ist gratis',
        text: rich(
          'Kommen Sie zu einem Training und schauen Sie, ob es Ihnen gefällt. Anmelden müssen Sie sich erst danach.',
        ),
        links: [
          { key: 'times', link: to.site('klub/sport/trainingszeiten', 'Trainingszeiten') },
          { key: 'join', link: to.site('klub/verein/mitglied-werden', 'Mitglied werden') },
        ],
      },
    },
  },
]
