import { afterEach, expect, test } from 'vitest'
import { createConnection } from '../../../../client/data/engine/connection.ts'
import { browserWorld, type World } from '../../../../client/data/engine/world.ts'
import { device } from '../../../support/device.ts'

const NOON = Date.parse('2026-11-23T11:00:00Z')
const server = { clock: { now: () => NOON }, request: () => Promise.reject(new Error('nobody asks it')) }
/** A page that hears of the server as one in a browser does. */
const page = (name: string): World => {
  const { noteContact, onContact, seemsOnline } = browserWorld
  return { ...device(server, name).world, noteContact, onContact, seemsOnline }
}
const opened = (name: string) => {
  const world = page(name)
  return { world, connection: createConnection(world, 'replica:asOf', { onCurrent: () => {} }) }
}
afterEach(() => browserWorld.noteContact(true))

test('A server that goes while its last answer is being kept is out of reach, and stays so until it answers again', () => {
  const { world, connection } = opened('counter')
  world.noteContact(false)
  connection.current(NOON, false)
  expect(connection.live.get()).toMatchObject({ online: false, asOf: NOON })
  world.noteContact(false)
  expect(connection.live.get()?.online).toBe(false)
  world.noteContact(true)
  expect(connection.live.get()?.online).toBe(true)
})

test('What another page of the device hears of the server counts here, and the next miss counts again', () => {
  const { world, connection } = opened('office')
  const other = opened('office')
  world.noteContact(false)
  other.connection.current(NOON, false)
  expect(connection.live.get()).toMatchObject({ online: true, asOf: NOON })
  world.noteContact(false)
  expect(connection.live.get()?.online).toBe(false)
})
