import { options, saveResults } from '../support/results.ts'
import { callDuels, sameCalls, unchangedInit } from './calls.ts'
import { capacityLines } from './capacity.ts'
import { clockLines } from './clockIns.ts'
import { runDuel } from './duel.ts'
import { importLines } from './importing.ts'
import { initLine } from './init.ts'
import { lighthouseLines } from './lighthouse.ts'
import { officeLines } from './office.ts'
import { ensurePeers } from './peers.ts'
import { replicationLines } from './replication.ts'
import { type Line, lineOf, tableOf } from './report.ts'
import { rosterLines } from './roster.ts'
import { contestants, generations, signIn } from './servers.ts'
import { signageLines } from './signage.ts'
import { startLines } from './start.ts'
import { statisticLines } from './statistics.ts'
import { storeLines } from './store.ts'
import { streamLines } from './streams.ts'
import { tvLines } from './tv.ts'
import { visitLines } from './visits.ts'
import { websiteLines, withWebsite } from './website.ts'
import { websiteScreenLines } from './websiteScreens.ts'

/**
 * npm run bench: our server beside a bare floor on the same machine in the same minutes, as ratios.
 * `npm run bench -- calls --rounds=7` runs one group only, `-- tv --minutes=10` watches a TV for so long; groups are calls, start, streams, replication, store,
 * statistics, visits, capacity, clock, office, import, roster, signage, tv, website, lighthouse. With FORMER=../checkout the calls are put to that checkout's server instead of the floor.
 */
const given = process.argv.slice(2)
const pace = options(
  { rounds: 3, seconds: 2, connections: 10, minutes: 2 },
  given.filter(argument => argument.startsWith('--')),
)
const wanted = given.filter(argument => !argument.startsWith('--'))
const groups = [
  'calls',
  'start',
  'streams',
  'replication',
  'store',
  'statistics',
  'visits',
  'capacity',
  'clock',
  'office',
  'import',
  'roster',
  'signage',
  'tv',
  'website',
  'lighthouse',
]
const stranger = wanted.find(group => !groups.includes(group))
if (stranger) throw new Error(`${stranger}: groups are ${groups.join(', ')}.`)
const isWanted = (group: string): boolean =>
  wanted.includes(group) || (wanted.length === 0 && process.env['FORMER'] === undefined)
const lines: Line[] = []

function say(...said: readonly Line[]): void {
  lines.push(...said)
  for (const { name, ours, beside, ratio, met } of said)
    console.error(
      `  ${name}: ${ours} beside ${beside || '–'}${ratio ? `, ${ratio.toFixed(2)}` : ''}${met === false ? ', GOAL MISSED' : ''}`,
    )
}

const { FORMER: former } = process.env
if (former !== undefined) {
  const servers = await generations(1000, former)
  try {
    const duels = sameCalls(await signIn(servers.ours.origin), await signIn(servers.floor.origin))
    for (const duel of duels) say(lineOf(duel, await runDuel(duel, servers, pace)))
  } finally {
    await servers.dispose()
  }
} else if (['calls', 'start', 'streams'].some(isWanted)) {
  const servers = await contestants(1000)
  try {
    const cookie = await signIn(servers.ours.origin)
    if (isWanted('start')) say(...(await startLines(servers, pace.rounds)))
    if (isWanted('calls')) {
      const { line, etag } = await initLine(servers.ours.origin)
      say(line)
      for (const duel of [unchangedInit(etag), ...callDuels(cookie)])
        say(lineOf(duel, await runDuel(duel, servers, pace)))
    }
    if (isWanted('streams')) say(...(await streamLines(servers, cookie)))
  } finally {
    await servers.dispose()
  }
}
if (isWanted('store')) say(...((await storeLines(pace.rounds)) ?? []))
if (isWanted('statistics')) say(...(await statisticLines(pace.rounds)))
if (isWanted('visits')) say(...((await visitLines(pace.rounds)) ?? []))
if (isWanted('capacity')) say(...(await capacityLines(pace.rounds)))
if (isWanted('clock')) say(...(await clockLines(pace.rounds)))
if (isWanted('office')) say(...((await officeLines(pace.rounds)) ?? []))
if (isWanted('import')) say(...importLines(pace.rounds))
if (isWanted('roster')) say(...((await rosterLines(pace.rounds)) ?? []))
if (isWanted('signage')) say(...(await signageLines()))
if (isWanted('tv')) say(...(await tvLines(pace.minutes)))
if (isWanted('website'))
  await withWebsite(async server => {
    say(...(await websiteLines(server)))
    say(...(await websiteScreenLines(server, pace.rounds)))
  })
const hasPeers = ['replication', 'lighthouse'].some(isWanted) && (await ensurePeers())
if (!hasPeers) console.error('Without the peers: no replication and no Lighthouse rows.')
if (hasPeers && isWanted('replication')) say(...(await replicationLines(pace.rounds)))
if (hasPeers && isWanted('lighthouse')) {
  const found = await lighthouseLines(pace.rounds)
  if (found) say(...found)
  else console.error('No Chromium or no build: no Lighthouse rows.')
}

console.log(`\n${tableOf(lines)}\n`)
console.log(
  `${pace.rounds} rounds of ${pace.seconds} s, ${pace.connections} connections, medians. Figures: ${saveResults(['bench', ...wanted].join('-'), { pace, lines })}`,
)
