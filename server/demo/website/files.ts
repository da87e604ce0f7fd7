import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LibraryFile } from '../../../schema/website/file.ts'
import { LIBRARY } from '../../base/media/keepUpload.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { Draft } from '../authoring.ts'
import { onePage } from './onePage.ts'

/** How a page names a file of the library. */
export type LibraryRef = Pick<LibraryFile, 'id' | 'version' | 'extension' | 'publicHash' | 'name'>

/** What stands in the club's files, line by line. */
const papers = {
  beitrittserklaerung: [
    'Beitrittserklärung',
    'Ich erkläre meinen Beitritt zum SK Morgenkrume (ZVR 000000000).',
    'Vor- und Nachname: ......................................................',
    'Geburtsdatum: ......................................................',
    'Anschrift: ......................................................',
    'E-Mail und Telefon: ......................................................',
    'Sektion: ......................................................',
    'Beitrag: Kinder 96 Euro, Erwachsene 168 Euro, Familien 290 Euro im Jahr.',
    'Ort, Datum, Unterschrift (bei Kindern: Obsorgeberechtigte)',
  ],
  'spielplan-fruehjahr': [
    'Spielplan der Frühjahrsrunde 2027',
    '20. März, 15 Uhr: SK Morgenkrume - SC Aspern',
    '3. April, 16 Uhr: FC Stadlau - SK Morgenkrume',
    '10. April, 15 Uhr: SK Morgenkrume - SV Eßling',
    '24. April, 15 Uhr: SK Morgenkrume - Union Kagran',
    '8. Mai, 17 Uhr: SV Hirschstetten - SK Morgenkrume',
    '22. Mai, 15 Uhr: SK Morgenkrume - ASK Leopoldau',
  ],
  platzordnung: [
    'Platzordnung',
    'Der Hauptplatz wird nur mit Freigabe des Platzwarts betreten.',
    'Auf der Anlage wird nicht geraucht.',
    'Die Sandplätze werden nach jedem Spiel abgezogen und gewässert.',
    'Ab 22 Uhr gehört der Abend den Nachbarn.',
  ],
  tagesordnung: [
    'Jahreshauptversammlung, 12. März 2027, 19 Uhr',
    '1. Begrüßung und Feststellung der Beschlussfähigkeit',
    '2. Bericht des Obmanns und der Sektionen',
    '3. Bericht des Kassiers und der Rechnungsprüferinnen',
    '4. Entlastung und Neuwahl des Vorstands',
    '5. Beschluss über die neue Flutlichtanlage',
    '6. Allfälliges',
  ],
} as const
type Paper = keyof typeof papers

const library = Object.entries(papers).map(([paper, lines], index) => ({
  paper,
  id: index + 1,
  // The same at every start: a page names it.
  publicHash: createHash('sha256').update(`demo ${paper}`).digest('hex').slice(0, 48),
  bytes: onePage(lines),
}))

/** A file as pages name it. */
export function libraryFile(paper: Paper): LibraryRef {
  const found = library.find(each => each.paper === paper)
  if (!found) throw new Error(`The club has no file „${paper}“.`)
  return { id: found.id, version: 1, extension: 'pdf', publicHash: found.publicHash, name: `${paper}.pdf` }
}

/** The documents of the files, in the order of their ids. */
export const clubFiles: readonly Draft<LibraryFile>[] = library.map(({ paper, publicHash, bytes }) => ({
  name: `${paper}.pdf`,
  version: 1,
  extension: 'pdf',
  publicHash,
  mimeType: 'application/pdf',
  bytes: bytes.length,
}))

/** Writes the files themselves into the folder that files are served from. */
export async function putFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { publicHash, bytes } of library) await writeFile(join(folder, `${publicHash}.pdf`), bytes)
}

/** Enters where the files lie; `createdAt` in epoch ms. */
export const insertFiles =
  (createdAt: number) =>
  async ({ uploads }: Pick<Transaction, 'uploads'>): Promise<void> => {
    for (const [index, file] of clubFiles.entries())
      await uploads.insert({ ...file, id: index + 1, order: LIBRARY, createdAt })
  }
