import { type Access, keptByEditors } from '../base/access.ts'
import type { Declared } from './declared.ts'

/** Of the website of the whole business, so not narrowed to branches: those who keep it, and those who lead. */
const access: Access = { ...keptByEditors, read: keptByEditors.update }

/** Figures of who visits the pages. */
export const visitStatistics = {
  'unique-visitors': {
    label: 'Tagesbesucher',
    definition:
      'Browser, die an einem Tag mindestens eine Seite gesehen haben; über mehrere Tage ist es die Summe der Tage, wer wiederkommt, zählt jeden Tag neu.',
    kind: 'series',
    measure: 'count',
    access,
  },
  'page-views': {
    label: 'Seitenaufrufe',
    definition: 'Gesehene Seiten, auch neu geladene; dieselbe Seite innerhalb einer Sekunde zählt einmal.',
    kind: 'series',
    measure: 'count',
    access,
  },
  pages: {
    label: 'Seiten',
    definition:
      'Aufrufe, Tagesbesucher, Einstiege und Ausstiege je Seite, ohne alles hinter dem Fragezeichen; Statusseiten zählen als eine.',
    kind: 'rows',
    measure: 'count',
    access,
  },
  events: {
    label: 'Ereignisse',
    definition: 'Was Besucher getan haben, nach Kategorie und Aktion, ohne Seitenaufrufe.',
    kind: 'rows',
    measure: 'count',
    access,
  },
  'event-flow': {
    label: 'Wege',
    definition:
      'Die ersten sieben Schritte je Besuch; ein Besuch endet nach 30 Minuten ohne Schritt, seltene Wege stehen unter Andere.',
    kind: 'flow',
    measure: 'count',
    access,
  },
  resolutions: {
    label: 'Bildschirmgrößen',
    definition:
      'Tagesbesucher nach Breite und Höhe ihres Bildschirms in CSS-Pixeln, wie der Browser sie beim ersten Besuch des Tages nennt.',
    kind: 'rows',
    measure: 'count',
    access,
  },
  'device-pixel-ratios': {
    label: 'Pixeldichten',
    definition:
      'Tagesbesucher nach Bildpunkten je CSS-Pixel, auf Viertel gerundet; wer die Seite vergrößert, ändert sie.',
    kind: 'rows',
    measure: 'count',
    access,
  },
  'color-schemes': {
    label: 'Farbschema',
    definition:
      'Tagesbesucher nach hellem oder dunklem Farbschema, wie es beim ersten Besuch des Tages eingestellt war.',
    kind: 'rows',
    measure: 'count',
    access,
  },
  referrers: {
    label: 'Herkunft',
    definition:
      'Tagesbesucher nach der Website, von der sie kamen; eigene Adressen und die der Bezahlung zählen nicht.',
    kind: 'rows',
    measure: 'count',
    access,
  },
  browsers: {
    label: 'Browser',
    definition: 'Tagesbesucher nach Browser und Hauptversion.',
    kind: 'rows',
    measure: 'count',
    access,
  },
  'operating-systems': {
    label: 'Betriebssysteme',
    definition: 'Tagesbesucher nach Betriebssystem und Version, soweit der Browser sie nennt.',
    kind: 'rows',
    measure: 'count',
    access,
  },
  'visitor-times': {
    label: 'Besuchszeiten',
    definition: 'Tagesbesucher nach Wochentag und Stunde; wer in zwei Stunden da war, zählt in beiden.',
    kind: 'matrix',
    measure: 'count',
    access,
  },
} as const satisfies Declared
export type VisitName = keyof typeof visitStatistics
