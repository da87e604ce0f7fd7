/** The club's pages in the order of their ids. */
const paths = [
  'klub',
  'klub/verein',
  'klub/verein/geschichte',
  'klub/verein/vorstand',
  'klub/verein/mitglied-werden',
  'klub/verein/vereinsheim',
  'klub/verein/sponsoren',
  'klub/verein/downloads',
  'klub/verein/statuten',
  'klub/verein/platzordnung',
  'klub/sport',
  'klub/sport/fussball',
  'klub/sport/tennis',
  'klub/sport/turnen',
  'klub/sport/laufen',
  'klub/sport/nachwuchs',
  'klub/sport/trainingszeiten',
  'klub/termine',
  'klub/news',
  'klub/news/derbysieg-gegen-aspern',
  'klub/news/hallenturnier-der-u12',
  'klub/news/donaudammlauf-mit-rekord',
  'klub/news/saisonauftakt-am-sandplatz',
  'klub/news/anmeldung-sommercamp',
  'klub/news/jahreshauptversammlung',
  'klub/news/kipferl-fuer-die-kabine',
  'klub/news/neue-flutlichtanlage',
  'klub/galerien',
  'klub/galerien/sommerfest',
  'klub/galerien/hallenturnier',
  'klub/kontakt',
  'klub/anfahrt',
] as const
export type ClubPath = (typeof paths)[number]

/** Number of the page at a path. */
export const siteAt = (path: ClubPath): number => paths.indexOf(path) + 1

/** The paths in the order of their ids. */
export const clubPaths: readonly ClubPath[] = paths
