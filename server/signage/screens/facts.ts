import { frontdeskDatabase } from '../../../schema/base/access.ts'
import { type Branch, branches } from '../../../schema/business/branch.ts'
import {
  type Callable,
  type CallColumn,
  callOf,
  inCallOrder,
  PREPARATION_MINUTES,
} from '../../../schema/business/calling.ts'
import { config } from '../../../schema/business/config.ts'
import { scenes } from '../../../schema/signage/scene.ts'
import { type Screen, screens } from '../../../schema/signage/screen.ts'
import type { NumbersDocument, ScreenDocument } from '../../../schema/signage/screenDocuments.ts'
import { segments } from '../../../schema/signage/segment.ts'
import { streams } from '../../../schema/signage/stream.ts'
import type { Statements } from '../../base/storage/statements/register.ts'
import { createLiveFacts, type Shown } from './liveFacts.ts'

type Documents = Pick<Statements, 'documents'>

/** Everything TVs show, read once for all of them: each text is made once, however many show it. */
export async function readFacts({ documents }: Documents) {
  const [all, played, pieces, drawn, houses, settings] = await Promise.all([
    documents.every(screens),
    documents.every(streams),
    documents.every(segments),
    documents.every(scenes),
    documents.every(branches),
    documents.entity(config, 1),
  ])
  const live = createLiveFacts(documents)
  const byId = <Kept extends { readonly id: number }>(type: string, kept: readonly Kept[]) =>
    new Map(kept.map(each => [each.id, { kept: each, shown: { type, id: each.id, text: JSON.stringify(each) } }]))
  return {
    screens: all.filter(({ isEnabled }) => isEnabled),
    streams: byId('stream', played),
    segments: byId('segment', pieces),
    scenes: byId('scene', drawn),
    branches: new Map(houses.map(branch => [branch.id, branch])),
    currency: settings?.currency ?? 'EUR',
    liveOf: live.of,
    /** As the board before the guests calls them: their times go along, for the TV's own clock. */
    async numbersOf(branch: Branch): Promise<NumbersDocument> {
      const preparationMinutes = branch.preparationMinutes ?? PREPARATION_MINUTES
      const rows = await documents.everyOfType(frontdeskDatabase(branch.id), 'orders')
      const orders = rows.map(({ body }): Callable & { readonly ticketNumber: string } => JSON.parse(body))
      const calledIn = (column: CallColumn) =>
        orders.toSorted(inCallOrder(column)).flatMap(order => {
          const call = callOf(order, { preparationMinutes })
          return call?.column === column ? [{ number: order.ticketNumber, ...call }] : []
        })
      return { called: [...calledIn('preparing'), ...calledIn('ready')] }
    },
  }
}
export type Facts = Awaited<ReturnType<typeof readFacts>>

/** What one TV plays: its streams, their segments, and the scenes of those. */
export function playedOn(screen: Screen, facts: Facts) {
  const streamsOf = screen.streams.flatMap(id => facts.streams.get(id) ?? [])
  const segmentIds = new Set(streamsOf.flatMap(({ kept }) => kept.segments))
  const segmentsOf = [...segmentIds].flatMap(id => facts.segments.get(id) ?? [])
  const sceneIds = new Set(
    segmentsOf.flatMap(({ kept: { content } }) => (content.type === 'scene' ? content.scene : [])),
  )
  const scenesOf = [...sceneIds].flatMap(id => facts.scenes.get(id) ?? [])
  return { streamsOf, segmentsOf, scenesOf }
}

/** Everything one TV shows, and nothing else; of files only where they lie. */
export async function shownOn(screen: Screen, facts: Facts): Promise<readonly Shown[]> {
  const { streamsOf, segmentsOf, scenesOf } = playedOn(screen, facts)
  const layers = scenesOf.flatMap(({ kept }) => kept.layers)
  const live = [...(await facts.liveOf(layers, screen.branch))]
  const branch = facts.branches.get(screen.branch)
  if (branch && layers.some(({ type }) => type === 'numbers'))
    live.push({ type: 'numbers', id: 1, text: JSON.stringify(await facts.numbersOf(branch)) })
  const own = screenDocument(screen, facts)
  const lists = [streamsOf, segmentsOf, scenesOf].flatMap(list => list.map(({ shown }) => shown))
  return [...(own ? [{ type: 'screen', id: 1, text: JSON.stringify(own) }] : []), ...lists, ...live]
}

function screenDocument(screen: Screen, { branches: houses, currency }: Facts): ScreenDocument | null {
  const { id, name, orientation, streams: played, hours, dimFrom, dimTo, dimmed, volume } = screen
  const branch = houses.get(screen.branch)
  if (!branch) return null
  const { timeZone, openingHours } = branch
  const house = { id: branch.id, name: branch.name, openingHours }
  const light = { dimFrom, dimTo, dimmed }
  return { id, name, orientation, streams: played, hours, ...light, volume, timeZone, currency, branch: house }
}
