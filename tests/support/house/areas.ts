const floor = ['base', 'business', 'catalogue', 'ordering', 'messages', 'counter']

/** Which areas an area stands on, in every runtime; itself is understood. */
export const standsOn: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(floor.map((area, level) => [area, floor.slice(0, level)])),
  website: ['base', 'business', 'catalogue'],
  signage: ['base', 'business', 'catalogue'],
  time: ['base', 'business'],
  customers: ['base', 'business'],
  // Figures are of orders, of what was sold and of working time alike.
  statistics: ['base', 'business', 'catalogue', 'ordering', 'time'],
}

/** Rooms that know every area: what is said of all of them is said there once. */
const knowsAll = [
  'server/base/storage/',
  'server/demo/',
  'client/data/',
  'client/device/',
  'client/office/',
  'client/surfaces/',
]

/** The area a file belongs to, '' for what stands above the areas or below them. */
const areaOf = (path: string): string => {
  const [, area = '', ...rest] = path.split('/')
  return rest.length > 0 && area in standsOn && !knowsAll.some(room => path.startsWith(room)) ? area : ''
}

/** Why the file at `path` must not import `target`, told by the table of areas; undefined if it may. */
export function areaComplaint(path: string, target: string): string | undefined {
  const [from, to] = [areaOf(path), areaOf(target)]
  if (from === '' || to === '' || from === to || standsOn[from]?.includes(to)) return undefined
  return `the area ${from} does not stand on ${to}`
}

/** What stands beside the areas of a runtime: rooms that serve or compose all of them, and templates of pages. */
const beside: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  server: ['demo'],
  client: ['data', 'device', 'ui', 'office', 'surfaces', 'public'],
}

/** Why a folder right below a runtime is none of the house; undefined for areas, their neighbours and files. */
export function folderComplaint(path: string): string | undefined {
  const [runtime = '', folder = '', ...rest] = path.split('/')
  const rooms = beside[runtime]
  if (!rooms || rest.length === 0 || folder in standsOn || rooms.includes(folder)) return undefined
  return `${runtime}/${folder} is no area`
}
