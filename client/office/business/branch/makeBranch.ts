import type { Body, Entity } from '../../../../schema/base/entity.ts'
import { branches } from '../../../../schema/business/branch.ts'
import { tables } from '../../../../schema/business/table.ts'
import { menus } from '../../../../schema/catalogue/menu.ts'
import { printers } from '../../../../schema/counter/printer.ts'
import { stations } from '../../../../schema/counter/station.ts'
import { type Office, Refused, type Row } from '../../../data/office/office.ts'
import { changeSetNamed } from '../../history/changeSet.ts'
import { loaded } from '../../history/loaded.ts'
import type { Deed } from '../../history/undo.ts'
import { freePath } from '../../website/sites/templates.ts'
import { branchLike, printerLike, stationLike, tableLike } from './likeBranch.ts'

/** What is taken over besides the branch itself. */
export interface Taken {
  readonly menus: boolean
  readonly stations: boolean
  readonly tables: boolean
  /** Only with its stations: it has tickets for nobody otherwise. */
  readonly printers: boolean
}

interface Wish extends Taken {
  readonly name: string
  /** Nobody orders there until it is opened. */
  readonly isHidden: boolean
}

/** Makes a branch like another one with what belongs to it, as one change. Throws `Refused` where the branch itself is none. */
export async function makeBranch(office: Office, branch: Row, wish: Wish, changeName: string) {
  const under = changeSetNamed(changeName)
  const others = await rowsOf(office, branches)
  const identifier = freePath(wish.name, '', new Set(others.map(({ body }) => String(body['identifier']))))
  const saved = await office.save('branches', null, branchLike(branch.body, { ...wish, identifier }), null, under)
  const deeds: Deed[] = [{ entity: branches, id: saved.id, before: null, after: saved }]
  const make = async (entity: Entity, bodies: readonly Body[]) => {
    const wanted = bodies.map(changes => ({ id: null, changes, base: null }))
    const made = await office.saveAll(entity.type, wanted, under)
    for (const after of made) if (!(after instanceof Refused)) deeds.push({ entity, id: after.id, before: null, after })
    return made
  }
  if (wish.menus) deeds.push(...(await addToMenus(office, branch.id, saved.id, under)))
  if (wish.tables) {
    const every = await rowsOf(office, tables)
    const taken = new Set(every.map(({ body }) => String(body['identifier'])))
    const names = { from: String(branch.body['identifier']), to: identifier, branch: saved.id }
    await make(
      tables,
      every.filter(isOf(branch)).map(({ body }) => tableLike(body, names, taken)),
    )
  }
  if (wish.stations) {
    const former = (await rowsOf(office, stations)).filter(isOf(branch))
    const made = await make(
      stations,
      former.map(({ body }) => stationLike(body, saved.id)),
    )
    const ids = new Map<number, number>()
    for (const [index, after] of made.entries())
      if (!(after instanceof Refused)) ids.set(former[index]?.id ?? 0, after.id)
    const machines = wish.printers ? (await rowsOf(office, printers)).filter(isOf(branch)) : []
    await make(
      printers,
      machines.map(({ body }) => printerLike(body, saved.id, ids)),
    )
  }
  return { saved, deeds, under }
}

const isOf =
  ({ id }: Row) =>
  ({ body }: Row): boolean =>
    body['branch'] === id

async function rowsOf(office: Office, { type }: Entity): Promise<readonly Row[]> {
  return (await loaded(office.list(type, { limit: Number.MAX_SAFE_INTEGER }))).rows
}

/** Menus of the one are those of the other as well. */
async function addToMenus(office: Office, from: number, to: number, under: ReturnType<typeof changeSetNamed>) {
  const shared = (await rowsOf(office, menus)).filter(({ body }) => branchesOf(body).includes(from))
  const wanted = shared.map(row => ({
    id: row.id,
    changes: { ...row.body, branches: [...branchesOf(row.body), to] },
    base: row,
  }))
  const made = await office.saveAll('menus', wanted, under)
  return made.flatMap((after, index): readonly Deed[] =>
    after instanceof Refused ? [] : [{ entity: menus, id: after.id, before: shared[index] ?? null, after }],
  )
}

const branchesOf = (body: Body): readonly unknown[] => (Array.isArray(body['branches']) ? body['branches'] : [])
