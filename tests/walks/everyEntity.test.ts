import { expect, test } from 'vitest'
import { Refused, type Row } from '../../client/data/office/office.ts'
import { type Field, formModel } from '../../client/office/form/formModel.ts'
import { toTyped } from '../../client/office/form/formValues.ts'
import { createUndos, type Deed } from '../../client/office/history/undo.ts'
import { filterables, testOf } from '../../client/office/list/conditions.ts'
import { mayCreate } from '../../client/office/shell/rights.ts'
import { duplicate } from '../../client/office/verbs/duplicate.ts'
import type { Body, Entity } from '../../schema/base/entity.ts'
import { parse } from '../../schema/base/problems.ts'
import { entities } from '../../schema/index.ts'
import { required } from '../support/entities.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

const administrator = { id: 1, roles: ['ROLE_ADMIN'], branches: [] } as const
/** What the server reckons by itself. */
const reckoned = ['paces', 'favourites']
/** Of which there is one of each sort, or of each address: no copy can be another. */
const once = ['wage-types', 'external-users']
/** What the bakery has already. */
const another: Readonly<Record<string, Body>> = { branches: { identifier: 'markt' } }
/** A copy is of the same person and days, or of the same account: the server refuses it, and it waits with its reason. */
const overlapping = ['booking-accounts', 'contracts']
const kinds = entities.filter(
  entity => !entity.single && !reckoned.includes(entity.type) && mayCreate(entity, administrator),
)

/** A field of a kind that a person changes at a glance, and what they make of it; what the entity refuses is not it. */
function changeOf(entity: Entity, body: Body, count: number): { readonly field: Field; readonly value: unknown } {
  const wanted = (field: Field): unknown => {
    const now = body[field.name]
    if (field.kind === 'text' || field.kind === 'longText') return `Neu gefasst ${count}`
    if (field.kind === 'boolean') return now !== true
    if (field.kind === 'number' || field.kind === 'money') return Number(now ?? 0) + count
    if (field.kind === 'choice') return Object.keys(field.options).filter(key => key !== now)[0]
    return field.kind === 'date' ? `2027-01-0${count}` : undefined
  }
  for (const field of formModel(entity)) {
    const value = wanted(field)
    if (value === undefined) continue
    const { id: _id, rev: _rev, ...rest } = body
    if (parse(entity.shape, { ...rest, [field.name]: value }).ok) return { field, value }
  }
  throw new Error(`Nothing of ${entity.type} can be changed.`)
}

test('Every kind of document is made, edited, found, filtered, duplicated, changed together, deleted, brought back and taken back', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const { office } = desk
  const undos = createUndos(office)
  const idsOf = async (type: string, query: object) =>
    (await present(office.list(type, { limit: 1000, ...query }))).rows.map(({ id }) => id)
  for (const entity of kinds) {
    const { type } = entity
    const remember = (deeds: readonly Deed[]) => undos.did(deeds)
    const made = await office.save(type, null, { ...entity.blank, ...required[type], ...another[type] }, null)
    const first = changeOf(entity, made.body, 1)
    const { name } = first.field
    const edited = await office.save(type, made.id, { [name]: first.value }, made)
    expect(edited.body[name], type).toEqual(first.value)

    const [word = ''] = entity.title(edited.body).split(' ')
    expect(await idsOf(type, { search: word }), `${type} by „${word}“`).toContain(made.id)
    const operator = filterables(entity).find(each => each.name === name)?.operators[0] ?? 'is'
    const condition = { field: name, operator, value: String(toTyped(first.field, first.value)) }
    const around = { now: shop.clock.now(), zone: 'Europe/Vienna', own: [], computed: new Map() }
    expect(await idsOf(type, { keep: testOf(entity, [condition], around) }), type).toContain(made.id)

    const didAll = (deeds: readonly Deed[]) => void remember(deeds)
    const told: string[] = []
    const [copy] = await duplicate(entity, [edited], { office, tell: ({ text }) => told.push(text), didAll })
    expect([copy !== undefined, told.length], `${type} as a copy: ${told.join()}`).toEqual(
      once.includes(type) ? [false, 1] : [true, 0],
    )
    const rows: Row[] = [edited, ...(copy ? [copy] : [])]
    const wanted = rows.map(({ body }, place) => changeOf(entity, body, 2 + place).value)
    const bulk = await office.saveAll(
      type,
      rows.map((base, place) => ({ id: base.id, changes: { [name]: wanted[place] }, base })),
    )
    const saved = bulk.flatMap(each => (each instanceof Refused ? [] : [each]))
    expect(
      saved.map(({ body }) => body[name]),
      `${type} together`,
    ).toEqual(wanted)
    remember(saved.map((after, place) => ({ entity, id: after.id, before: rows[place] ?? null, after })))
    await undos.undo()
    expect((await desk.row(type, made.id)).body[name], `${type} taken back`).toEqual(first.value)

    const before = await desk.row(type, made.id)
    await office.remove(type, made.id)
    remember([{ entity, id: made.id, before, after: null }])
    expect(await idsOf(type, {}), type).not.toContain(made.id)
    await undos.undo()
    expect((await desk.row(type, made.id)).body, `${type} brought back`).toEqual(before.body)
  }
  await settled(desk)
  expect(
    office
      .troubles()
      .get()
      ?.map(({ type }) => type),
  ).toEqual(overlapping)
  const other = await openDesk(shop)
  await settled(other)
  for (const { type } of kinds.filter(kind => !overlapping.includes(kind.type)))
    expect((await present(other.office.list(type, { limit: 1000 }))).total, type).toBe(
      (await present(office.list(type, { limit: 1000 }))).total,
    )
})
