import type { SitePicture } from '../../../schema/website/fields.ts'
import { type createAlbum, sizeOf } from '../album.ts'
import type { Ground, Motif } from '../authoring.ts'

const meadow: Ground = { surface: 'sky', light: '#E1EFD2', shade: '#86B169' }
const clay: Ground = { surface: 'sky', light: '#F8E6DA', shade: '#C9764F' }
const hall: Ground = { surface: 'counter', light: '#F3EBDD', shade: '#CDB58E' }
const water: Ground = { surface: 'sky', light: '#DCEBF4', shade: '#6FA3BF' }
const evening: Ground = { surface: 'sky', light: '#F6DDC4', shade: '#8C6A8F' }
const mint: Ground = { surface: 'counter', light: '#E6F2EA', shade: '#A9CDB5' }
const sand: Ground = { surface: 'counter', light: '#FBF1E0', shade: '#E3C795' }

type Kind = 'portrait' | 'header'
type Shot = readonly [alt: string, motif: Motif, ground: Ground, kind: Kind]

const header = (alt: string, motif: Motif, ground: Ground): Shot => [alt, motif, ground, 'header']
const portrait = (alt: string, motif: Motif, ground: Ground): Shot => [alt, motif, ground, 'portrait']

/** Every picture of the club's pages, by the name the pages call it. */
const shots = {
  pitch: header(
    'Der Sportplatz am Sportplatzweg im Morgenlicht',
    'stadium goal-net soccer-ball evergreen-tree',
    meadow,
  ),
  clubhouse: header('Das Vereinsheim mit seiner Terrasse', 'house-with-garden evergreen-tree beer-mug', meadow),
  history: header('Pokale aus siebzig Jahren in der Vitrine', 'trophy 1st-place-medal sports-medal', sand),
  football: header('Fußball und Tor auf dem Hauptplatz', 'goal-net soccer-ball running-shoe', meadow),
  tennis: header('Schläger und Bälle auf dem Sandplatz', 'tennis evergreen-tree sun', clay),
  gym: header('Turnsaal mit Ball und Stoppuhr', 'volleyball stopwatch running-shirt', hall),
  running: header('Laufschuhe auf dem Dammweg an der Donau', 'running-shoe stopwatch deciduous-tree', water),
  youth: header('Kleine Trikots und ein großer Ball', 'running-shirt soccer-ball balloon', meadow),
  floodlight: header('Abendtraining unter neuen Scheinwerfern', 'stadium crescent-moon soccer-ball', evening),
  derby: header('Jubel nach dem Derbysieg', 'trophy soccer-ball confetti-ball', meadow),
  tournament: header('Pokal des Hallenturniers', 'trophy goal-net sports-medal', hall),
  danubeRun: header('Ziel des Donaudammlaufs', 'chequered-flag running-shoe sports-medal', water),
  courtOpening: header('Der erste Aufschlag der Saison', 'tennis sun trophy', clay),
  camp: header('Zelte und Bälle im Sommercamp', 'tent soccer-ball sun', meadow),
  assembly: header('Die Mappe der Jahreshauptversammlung', 'clipboard calendar megaphone', sand),
  bakery: header('Kipferl für die Kabine', 'croissant soccer-ball sun', sand),
  president: portrait('Gerhard Lindner, Obmann', 'trophy croissant', sand),
  vice: portrait('Nora Feichtinger, Obmann-Stellvertreterin', 'clipboard potted-plant', mint),
  treasurer: portrait('Ahmet Kaya, Kassier', 'calendar espresso', sand),
  secretary: portrait('Elisa Lang, Schriftführerin', 'megaphone bouquet', mint),
  youthHead: portrait('Florian Moser, Jugendleiter', 'soccer-ball running-shirt', meadow),
  footballHead: portrait('Goran Jurić, Sektionsleiter Fußball', 'goal-net soccer-ball', meadow),
  tennisHead: portrait('Brigitte Haas, Sektionsleiterin Tennis', 'tennis sun', clay),
  gymHead: portrait('Lena Schober, Sektionsleiterin Turnen', 'volleyball running-shirt', hall),
  runningHead: portrait('Thomas Wimmer, Sektionsleiter Laufen', 'running-shoe stopwatch', water),
  bread: portrait('Wecken und Semmeln des Hauptsponsors', 'laib croissant', sand),
  fest1: portrait('Hendl und Würstel vom Grill', 'hot-dog beer-mug', hall),
  fest2: portrait('Luftballons am Eingang', 'balloon confetti-ball', mint),
  fest3: portrait('Torte für die Jubilare', 'etagentorte bouquet', sand),
  fest4: portrait('Elfmeterschießen der Kinder', 'soccer-ball balloon', meadow),
  fest5: portrait('Limonade im Schatten', 'lemon sunflower', mint),
  fest6: portrait('Der Abend auf der Terrasse', 'wine-glass crescent-moon', sand),
  fest7: portrait('Tombola mit Hauptpreis Fahrrad', 'bicycle wrapped-gift', mint),
  fest8: portrait('Blumen für die Helferinnen', 'bouquet sunflower', sand),
  cup1: portrait('Der Wanderpokal', 'trophy 1st-place-medal', sand),
  cup2: portrait('Silber für unsere U12', '2nd-place-medal soccer-ball', hall),
  cup3: portrait('Aufwärmen vor dem Finale', 'running-shoe stopwatch', mint),
  cup4: portrait('Das Tor im Turnsaal', 'goal-net soccer-ball', hall),
  cup5: portrait('Medaillen für alle Kinder', 'sports-medal balloon', mint),
  cup6: portrait('Kuchenbuffet der Eltern', 'etagentorte croissant', sand),
  sponsorBakery: portrait('Logo der Morgenkrume', 'croissant sun', sand),
  sponsorGarden: portrait('Logo der Gärtnerei Blühwerk', 'sunflower potted-plant', mint),
  sponsorBikes: portrait('Logo von Radhaus Donaustadt', 'bicycle evergreen-tree', water),
  sponsorBank: portrait('Logo der Lerchenbank', 'sunrise deciduous-tree', hall),
} satisfies Readonly<Record<string, Shot>>

/** The club's pictures, put into the album once. */
export function takeShots({ add }: ReturnType<typeof createAlbum>) {
  const taken = new Map<string, SitePicture>()
  for (const [name, [alt, motif, ground, kind]] of Object.entries(shots)) {
    const [width, height] = sizeOf(kind)
    taken.set(name, { ...add(alt, motif, ground, kind), alt, width, height })
  }
  return (name: keyof typeof shots): SitePicture => {
    const shot = taken.get(name)
    if (!shot) throw new Error(`The club has no picture „${name}“.`)
    return shot
  }
}

export type Shots = ReturnType<typeof takeShots>
