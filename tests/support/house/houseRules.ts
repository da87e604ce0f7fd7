import { readFileSync } from 'node:fs'
import { areaComplaint, folderComplaint, standsOn } from './areas.ts'
import { type Import, type Reading, readSource } from './sourceReader.ts'
import { testComplaints } from './testRules.ts'

/** What stands at the top of the project; anything else belongs into one of these. */
const topLevel = new Set(
  `schema server client sw tests scripts docs .ci .github
  hono.config.ts vite.config.ts package.json package-lock.json tsconfig.json tsconfig.base.json
  biome.json .oxlintrc.json .editorconfig .gitignore .gitattributes README.md CONTRIBUTING.md LICENSE`.split(/\s+/),
)

const longest = 300
const clientFoundations = new Set(['surfaces', 'data', 'device', 'ui'])
const houses = ['schema', 'server', 'client', 'sw']

/** Every house rule the file at `path` breaks, in words; an empty list when it keeps them all. */
export function complaintsAbout(path: string, text: string): string[] {
  const complaints = [
    ...nameComplaints(path),
    ...lengthComplaints(path, text),
    ...styleComplaints(path),
    ...testComplaints(path, text),
  ]
  const isSource = /\.tsx?$/.test(path) && houses.includes(folder(path, 0))
  if (!isSource && path !== 'hono.config.ts') return complaints
  const reading = readSource(path, text)
  for (const imported of reading.imports) {
    const why = layerComplaint(path, imported) ?? packageComplaint(path, imported) ?? specifierComplaint(imported)
    if (why) complaints.push(`${imported.specifier}: ${why}`)
  }
  return [...complaints, ...effectComplaints(path, reading), ...barrelComplaints(path, reading)]
}

function nameComplaints(path: string): string[] {
  const parts = path.split('/')
  const vague = parts.filter(part => /^(utils?|helpers?|common|misc)(\.|$)/i.test(part))
  const stray = topLevel.has(parts[0] ?? '') ? folderComplaint(path) : `${parts[0]} does not belong at the top level`
  return [...vague.map(part => `${part} says nothing about what is inside`), ...(stray ? [stray] : [])]
}

function lengthComplaints(path: string, text: string): string[] {
  const lines = text.split('\n').length - 1
  return /\.(tsx?|mjs|css)$/.test(path) && lines > longest ? [`${lines} lines, at most ${longest}`] : []
}

/** Slices whose looks stand in their components; what only CSS can say lies beside the surface. */
const styledInPlace = /^client\/counter\/.*\.css$/

const styleComplaints = (path: string): string[] =>
  styledInPlace.test(path) ? ['looks stand in the components, a stylesheet lies beside its surface'] : []

function layerComplaint(path: string, { target, ours, typeOnly }: Import): string | undefined {
  if (!ours) return undefined
  const [from, to] = [folder(path, 0), folder(target, 0)]
  if (from === 'server' && target === 'hono.config.ts') return undefined
  if (from !== to && (to !== 'schema' || from === 'sw')) return `${from} never imports ${to}`
  const area = areaComplaint(path, target)
  if (area) return area
  if (path.endsWith('.machine.ts')) return machineComplaint(path, target, typeOnly)
  return from === 'client' ? clientComplaint(path, target) : undefined
}

function machineComplaint(path: string, target: string, typeOnly: boolean): string | undefined {
  if (folder(target, 0) === 'schema') return undefined
  return sliceOf(target) === sliceOf(path) && (typeOnly || target.endsWith('.machine.ts'))
    ? undefined
    : 'a machine imports xstate and schema only'
}

function clientComplaint(path: string, target: string): string | undefined {
  const [from, to] = [folder(path, 1), folder(target, 1)]
  if (from === 'ui' && folder(target, 0) === 'schema' && folder(target, 1) !== 'base') return 'ui knows no entity'
  if (folder(target, 0) === 'schema') return undefined
  if (from === 'surfaces') {
    const [own, other] = [folder(path, 2), folder(target, 2)]
    return to === 'surfaces' && own !== other && seams[path] !== target
      ? `the surface ${own} never imports the surface ${other}`
      : undefined
  }
  if (from === '' || sliceOf(path) === sliceOf(target)) return undefined
  if (to === 'surfaces') return 'only a surface composes'
  if (sliceOf(path) === composing && from === to) return undefined
  const allowed = clientFoundations.has(from) ? foundationMayImport[from] : ['data', 'device', 'ui']
  return allowed?.includes(to) ? undefined : `${sliceOf(path)} never imports ${sliceOf(target)}`
}

/** Where a page decides that another surface is to be shown: the shop's, on a device that is a kiosk. */
const seams: Readonly<Record<string, string>> = {
  'client/surfaces/shop/showKiosk.tsx': 'client/surfaces/kiosk/openKiosk.tsx',
}

/** The ordering page joins menu, cart and configuration: the one slice that may import its siblings. */
const composing = 'ordering/page'

/** `ordering/cart` for what lies in that slice; foundations and the office are one room each. */
function sliceOf(path: string): string {
  const [area, slice] = [folder(path, 1), folder(path, 2)]
  return area in standsOn ? `${area}/${slice}` : area
}

const foundationMayImport: Record<string, string[]> = { data: ['device'], ui: ['device'], device: [] }

function packageComplaint(path: string, { target, ours, typeOnly }: Import): string | undefined {
  if (ours) return undefined
  if (target === '(computed)') return path === loaderOfTheBuild ? undefined : 'an import nobody can read ahead'
  const owner = owners.find(({ packages }) => packages.test(target))
  if (owner && !path.startsWith(owner.room)) return `only ${owner.room} imports ${target}`
  if (folder(path, 0) === 'schema' && target === 'zod' && !typeOnly && !declares(path))
    return 'rules are in the first bytes: zod as a type only'
  if (path.endsWith('.machine.ts') && target !== 'xstate') return 'a machine imports xstate and schema only'
  const [from] = path.split('/')
  if (from === 'schema' && !/^(zod|date-fns)$/.test(target)) return 'schema imports zod and date-fns only'
  if (from === 'sw' && !target.startsWith('workbox-')) return 'the worker imports workbox only'
  if (from === 'client' && target.startsWith('node:')) return 'there is no Node in a browser'
  return undefined
}

/** What builds (or reads) shapes of zod: the kit, the nouns of the register and the calls. All other files of the language are rules. */
const declares = (path: string): boolean =>
  shapes.has(path) ||
  nouns.has(path) ||
  path.startsWith('schema/website/blockKinds/') ||
  path.startsWith('schema/signage/layerKinds/')

const shapes = new Set([
  'schema/base/fields.ts',
  'schema/base/mergeRules.ts',
  'schema/base/words.ts',
  'schema/base/requests.ts',
  'schema/base/widgetValues.ts',
  'schema/catalogue/fields.ts',
  'schema/counter/boardSwitch.ts',
  'schema/counter/pairing.ts',
  'schema/ordering/privacyRequests.ts',
  'schema/ordering/requests.ts',
  'schema/time/requests.ts',
  'schema/ordering/kioskOrder.ts',
  'schema/ordering/staffCalls.ts',
  'schema/statistics/requests.ts',
  'schema/signage/layers.ts',
  'schema/signage/requests.ts',
  'schema/signage/screenRequests.ts',
  'schema/website/blocks.ts',
  'schema/website/fields.ts',
  'schema/base/richText/richText.ts',
  'schema/website/visits.ts',
])

const nouns = new Set(
  readSource('schema/index.ts', readFileSync('schema/index.ts', 'utf8')).imports.map(({ target }) => target),
)

/** The build's render function lies in dist/, which is not there when types are checked. */
const loaderOfTheBuild = 'server/website/rendering/pages.ts'

const owners = [
  { packages: /^(rxdb|dexie)$/, room: 'client/data/' },
  { packages: /^(drizzle-orm|better-sqlite3|node:sqlite)$/, room: 'server/base/storage/' },
]

function specifierComplaint({ specifier, ours }: Import): string | undefined {
  return ours && !/\.(tsx?|css|json|svg)(\?.*)?$/.test(specifier)
    ? 'a relative import names its file with the extension'
    : undefined
}

function effectComplaints(path: string, { effects }: Reading): string[] {
  if (!path.startsWith('client/') || path.startsWith('client/device/')) return []
  return effects.map(effect => `${effect}: only client/device touches it`)
}

function barrelComplaints(path: string, { onlyReExports }: Reading): string[] {
  const isBarrel = onlyReExports || /(^|\/)index\.tsx?$/.test(path)
  return isBarrel && path !== 'schema/index.ts' ? ['no barrels but schema/index.ts'] : []
}

/** The n-th folder of a path, '' where a file stands there. */
function folder(path: string, n: number): string {
  const folders = path.split('/').slice(0, -1)
  return folders[n] ?? ''
}
