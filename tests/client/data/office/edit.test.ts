import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generationOf } from '../../../../client/data/engine/envelope.ts'
import {
  accepted,
  carried,
  contested,
  type Edit,
  edited,
  type Fate,
  isDue,
  isNeedless,
  isTaken,
  mirrored,
  sending,
  type Trouble,
  troubleOf,
  unanchored,
  type Version,
} from '../../../../client/data/office/edit.ts'
import type { Body } from '../../../../schema/base/entity.ts'
import { merge } from '../../../../schema/base/merge.ts'
import { mergeRules } from '../../../../schema/base/mergeRules.ts'
import { menus } from '../../../../schema/catalogue/menu.ts'

const roll: Body = { name: 'Semmel', price: 120 }
const begun = (base: Version | null): Edit => ({
  type: 'products',
  id: 1,
  base,
  mine: base?.body ?? null,
  sent: null,
  taken: null,
  at: 0,
})
const first: Version = { rev: '1-a', body: roll }
const onFirst = (changes: Body): Edit => edited(begun(first), changes)
const editIn = (fate: Fate): Edit => {
  if (!('edit' in fate)) throw new Error('The edit is over.')
  return fate.edit
}

describe('An edit', () => {
  test('goes away by itself when its author is back where they began and nobody heard of it', () => {
    expect(isNeedless(edited(onFirst({ price: 130 }), { price: 120 }))).toBe(true)
    expect(isNeedless(edited(sending(onFirst({ price: 130 })), { price: 120 }))).toBe(false)
  })

  test('is sent again exactly as it was while its outcome is unknown, whatever is typed meanwhile', () => {
    const later = edited(sending(onFirst({ price: 130 })), { price: 140 })
    expect(sending(later).sent).toEqual({ body: { ...roll, price: 130 } })
    expect(later.mine).toEqual({ ...roll, price: 140 })
  })

  test('that the server took waits for the mirror, is nothing to send, and ends when the mirror shows it', () => {
    const taken = accepted(sending(onFirst({ price: 130 })), '2-b')
    expect([isTaken(taken), isDue(taken)]).toEqual([true, false])
    expect(mirrored(taken, first)).toEqual({ edit: taken })
    expect(mirrored(taken, { rev: '2-b', body: { ...roll, price: 130 } })).toEqual({ done: true })
  })

  test('goes on from what the server took when more was typed before the echo', () => {
    const more = edited(accepted(sending(onFirst({ price: 130 })), '2-b'), { price: 140 })
    expect([isTaken(more), isDue(more)]).toEqual([false, true])
    expect(sending(more).base).toEqual({ rev: '2-b', body: { ...roll, price: 130 } })
  })

  test('waits for the mirror when the server merged it, and keeps a value that was typed back before the echo', () => {
    const merged = edited(accepted(sending(onFirst({ price: 130 })), '3-c'), { price: 120 })
    expect(isDue(merged)).toBe(false)
    const next = editIn(mirrored(merged, { rev: '3-c', body: { name: 'Kaisersemmel', price: 130 } }))
    expect(next.mine).toEqual({ name: 'Kaisersemmel', price: 120 })
    expect(next.base?.rev).toBe('3-c')
    expect(isDue(next)).toBe(true)
  })

  test('takes over what others changed in other fields while it waits', () => {
    const next = editIn(mirrored(onFirst({ price: 130 }), { rev: '2-b', body: { name: 'Kaisersemmel', price: 120 } }))
    expect(next).toMatchObject({ base: { rev: '2-b' }, mine: { name: 'Kaisersemmel', price: 130 } })
  })

  test('is over where others made the same change', () => {
    expect(mirrored(onFirst({ price: 130 }), { rev: '2-b', body: { ...roll, price: 130 } })).toEqual({ done: true })
  })

  test('needs a decision when the server says that the same field was changed', () => {
    const theirs = { rev: '2-b', body: { ...roll, price: 140 } }
    expect(contested(sending(onFirst({ price: 130 })), theirs)).toEqual({ conflict: theirs })
  })

  test('goes on without a person when the contested document differs in other fields only', () => {
    const theirs = { rev: '9-f', body: { name: 'Kaisersemmel', price: 120 } }
    const next = editIn(contested(sending(onFirst({ price: 130 })), theirs))
    expect(next).toMatchObject({ base: theirs, mine: { name: 'Kaisersemmel', price: 130 }, sent: null })
    // The same answer again would go round for ever.
    expect(contested(sending(next), theirs)).toEqual({ conflict: theirs })
  })

  test('needs a decision when one changed and the other deleted', () => {
    const gone = { rev: '2-b', body: null }
    expect(contested(sending(onFirst({ price: 130 })), gone)).toEqual({ conflict: gone })
    const changed = { rev: '2-b', body: { ...roll, price: 140 } }
    expect(contested(sending(edited(begun(first), null)), changed)).toEqual({ conflict: changed })
    expect(contested(sending(edited(begun(first), null)), gone)).toEqual({ done: true })
  })

  test('that the server took is over with a new epoch, one it did not take is sent', () => {
    const taken = accepted(sending(onFirst({ price: 130 })), '2-b')
    expect(unanchored(taken)).toEqual({ done: true })
    expect(isDue(editIn(unanchored(edited(taken, { price: 140 }))))).toBe(true)
  })

  test('as trouble shows mine, theirs, base and the fields in question', () => {
    const edit = onFirst({ price: 130, name: 'Kaisersemmel' })
    const theirs = { rev: '2-b', body: { ...roll, price: 140 } }
    expect(troubleOf(edit, theirs, [], 5)).toMatchObject({
      kind: 'conflict',
      mine: { price: 130, name: 'Kaisersemmel' },
      theirs: { price: 140 },
      base: { price: 120 },
      fields: ['price'],
      at: 5,
    })
    const refused = troubleOf(edit, first, [{ code: 'forbidden', message: 'Dafür fehlt Ihnen die Berechtigung.' }], 5)
    expect(refused).toMatchObject({ kind: 'refused', fields: ['name', 'price'] })
    expect(troubleOf(edited(begun(first), null), theirs, [], 5)).toMatchObject({ deletes: true, mine: {} })
  })
})

/** The server's part, as short as it can be said: a linear history that merges by field on the base revision. */
function linearServer() {
  const history: Version[] = [{ rev: '1-0', body: { a: 0, b: 0, c: 0 } }]
  const current = () => history.at(-1)!
  return {
    history,
    current,
    push(base: string | undefined, body: Body): { rev: string } | { theirs: Version } {
      const known = history.find(({ rev }) => rev === base)
      if (!known) return { theirs: current() }
      const { body: merged, conflicts } = merge(known.body!, body, current().body!)
      if (conflicts.length > 0) return { theirs: current() }
      if (JSON.stringify(merged) !== JSON.stringify(current().body))
        history.push({ rev: `${generationOf(current().rev) + 1}-${history.length}`, body: merged })
      return { rev: current().rev }
    },
  }
}

function deviceAt(server: ReturnType<typeof linearServer>) {
  let mirror = server.current()
  let edit: Edit | null = null
  const troubles: Trouble[] = []
  const typed = new Map<string, number>()
  const become = (fate: Fate) => {
    if ('conflict' in fate && edit) troubles.push(troubleOf(edit, fate.conflict, [], 0))
    edit = 'edit' in fate ? fate.edit : null
  }
  return {
    troubles,
    typed,
    mirror: () => mirror,
    isIdle: () => edit === null,
    type(field: string, value: number) {
      typed.set(field, value)
      edit = edited(edit ?? begun(mirror), { [field]: value })
    },
    send(answered: boolean) {
      if (!edit || !isDue(edit)) return
      edit = sending(edit)
      const answer = server.push(edit.base?.rev, edit.sent!.body!)
      if (!answered) return
      if ('theirs' in answer) return become(contested(edit, answer.theirs))
      edit = accepted(edit, answer.rev)
      become(mirrored(edit, mirror))
    },
    feed() {
      mirror = server.current()
      if (edit) become(mirrored(edit, mirror))
    },
  }
}

const step = fc.record({
  device: fc.constantFrom(0, 1),
  act: fc.constantFrom('type', 'type', 'send', 'lose', 'feed'),
  field: fc.constantFrom('a', 'b', 'c'),
})

test('Two devices that type, send, lose answers and hear of each other in any order converge, and nothing typed is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      const server = linearServer()
      const devices = [deviceAt(server), deviceAt(server)]
      let value = 0
      for (const { device, act, field } of steps) {
        const at = devices[device]!
        if (act === 'type') at.type(field, ++value)
        else if (act === 'feed') at.feed()
        else at.send(act === 'send')
      }
      for (let round = 0; round < 10; round++)
        for (const at of devices) {
          at.send(true)
          at.feed()
        }
      for (const at of devices) {
        expect(at.isIdle()).toBe(true)
        expect(at.mirror()).toEqual(server.current())
        for (const [field, last] of at.typed) {
          const reached = server.history.some(({ body }) => body?.[field] === last)
          const kept = at.troubles.some(({ mine }) => mine[field] === last)
          expect(reached || kept).toBe(true)
        }
      }
    }),
    { numRuns: 3000 },
  )
})

test('Control: sending the newer version while the older one’s outcome is unknown loses what was typed back', () => {
  const server = linearServer()
  let edit = edited(begun(server.current()), { a: 1 })
  server.push(edit.base?.rev, edit.mine!)
  server.push('1-0', { a: 0, b: 5, c: 0 })
  edit = edited(edit, { a: 0 })
  // The careless way: the base is still the first revision, so the server sees no change of `a` at all.
  expect(server.push(edit.base?.rev, edit.mine!)).toHaveProperty('rev')
  expect(server.current().body).toMatchObject({ a: 1 })
})

test('What is changed on a document that waited is carried over to what the server made of it: others’ pieces stay', () => {
  const rules = mergeRules(menus.shape)
  const group = (category: number, ...products: number[]) => ({ category, products })
  const saw = { name: 'Karte', catalog: [group(2, 4, 5), group(1, 7, 8, 9)] }
  const now = { name: 'Karte', catalog: [group(2, 4, 5), group(1, 8, 9)] }
  const changes = { catalog: [group(1, 7, 8, 9), group(2, 5, 4)] }
  expect(carried(changes, saw, now, rules)).toEqual({ catalog: [group(1, 8, 9), group(2, 5, 4)] })
  // Control: taken as they are, they would bring back what a colleague has taken off the menu.
  expect({ ...now, ...changes }.catalog[0]).toEqual(group(1, 7, 8, 9))
})
