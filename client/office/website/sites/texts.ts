import { formatCount } from '../../../ui/format.ts'

/** What the tree of pages says, and the dialog of a new one. */
export const texts = {
  views: { all: 'Alle', unpublished: 'Entwürfe', planned: 'Geplant', public: 'Öffentlich' },
  viewLabel: 'Welche Seiten',
  states: {
    draft: 'Entwurf',
    planned: 'Geplant',
    public: 'Öffentlich',
    changed: 'Änderungen nicht veröffentlicht',
    changesPlanned: 'Änderungen geplant',
  },
  from: (when: string) => `ab ${when}`,
  until: (when: string) => `bis ${when}`,
  tree: 'Seiten nach Pfad',
  level: (level: number) => `Ebene ${level}`,
  open: (name: string) => `${name}: Unterseiten zeigen`,
  close: (name: string) => `${name}: Unterseiten verbergen`,
  below: (count: number) => formatCount(count, 'Unterseite', 'Unterseiten'),
  more: (count: number) => `${formatCount(count, 'weitere Seite', 'weitere Seiten')} zeigen`,
  by: (name: string, when: string) => `${name}, ${when}`,
  empty: 'In dieser Ansicht ist keine Seite.',
  create: {
    title: 'Neue Seite',
    template: 'Was soll es werden?',
    name: 'Name',
    path: 'Adresse',
    pathHint: 'Entsteht aus dem Namen und lässt sich später ändern.',
    submit: 'Seite anlegen',
    cancel: 'Abbrechen',
  },
  templates: {
    news: 'News',
    default: 'Seite mit Text',
    hero: 'Startseite mit Aufmacher',
    team: 'Team',
    appointments: 'Termine',
    sport: 'Sportart',
    gallery: 'Galerie',
    simple: 'Einfache Seite',
  },
} as const
