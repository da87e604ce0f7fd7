import { formatCount } from '../../../ui/format.ts'

/** A gallery: its pictures, and all of them as one file. */
export const texts = {
  downloadAll: 'Alle herunterladen',
  download: (words: string) => `${words} herunterladen`,
  open: (words: string) => `${words} in voller Größe`,
  picture: (number: number) => `Bild ${number}`,
  count: (count: number) => formatCount(count, 'Bild', 'Bilder'),
  packing: (done: number, all: number) => `${done} von ${all} Bildern werden gepackt …`,
  cancel: 'Abbrechen',
  packed: (count: number) => `${formatCount(count, 'Bild ist', 'Bilder sind')} gespeichert.`,
  partly: (count: number, all: number) =>
    `Ohne Verbindung sind ${count} von ${all} Bildern auf diesem Gerät. Sie sind gespeichert.`,
  none: 'Ohne Verbindung ist keines der Bilder auf diesem Gerät. Bitte versuchen Sie es mit Verbindung noch einmal.',
  failed: 'Die Bilder konnten nicht gepackt werden. Bitte versuchen Sie es noch einmal.',
  empty: 'In dieser Galerie sind noch keine Bilder.',
} as const
