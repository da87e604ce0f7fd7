import { expect, test } from 'vitest'
import type { WaitingFile } from '../../../../../client/data/office/waitingFiles.ts'
import { isAtRisk, isOnItsWay, type TrayEffects } from '../../../../../client/office/catalogue/images/sent.ts'
import { createTray } from '../../../../../client/office/catalogue/images/tray.ts'
import { MAX_UPLOAD_BYTES } from '../../../../../schema/base/uploads.ts'

type Send = TrayEffects['send']
type Answer = Awaited<ReturnType<Send>>

/** What a device keeps. */
function disk(): TrayEffects['kept'] {
  const rows = new Map<string, { file: WaitingFile; bytes: Blob }>()
  return {
    all: async () => [...rows.values()].map(({ file }) => file),
    keep: async (file, bytes) => void rows.set(file.key, { file, bytes }),
    bytes: async key => rows.get(key)?.bytes ?? null,
    drop: async key => void rows.delete(key),
  }
}

/** A tray whose network answers when the test says so. */
function openTray(prepare: TrayEffects['prepare'] = async file => file, kept: TrayEffects['kept'] = disk()) {
  const sent: { id: number; name: string; answer: (answer: Answer) => void; fail: () => void; signal: AbortSignal }[] =
    []
  const freed: string[] = []
  let networkIsBack = () => {}
  let ids = 100
  const tray = createTray({
    prepare,
    send: (_pixels, picture, { signal }) =>
      new Promise((resolve, reject) => {
        sent.push({ ...picture, signal, answer: resolve, fail: () => reject(new Error('no answer')) })
      }),
    newId: () => (ids += 1),
    urlOf: blob => `blob:${blob instanceof File ? blob.name : blob.size}`,
    free: url => freed.push(url),
    onNetwork(listener) {
      networkIsBack = listener
      return () => (networkIsBack = () => {})
    },
    kept,
    hold: (_key, work) => work(),
  })
  const states = () => tray.items.get().map(({ name, state }) => [name, state])
  const onWire = (count: number) => expect.poll(() => sent.length).toBe(count)
  return { tray, sent, freed, states, onWire, back: () => networkIsBack() }
}

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const image = (id: number, name = 'Strudel') => ({
  id,
  rev: '1-a',
  name,
  alt: '',
  version: 1,
  extension: 'jpg',
  width: 8,
  height: 6,
})
const made = (id: number): Answer => ({ ok: true, isKnown: false, image: image(id), file: null })

test('Pictures go one after the other, and each says what became of it', async () => {
  const { tray, sent, states, onWire } = openTray()
  tray.add([file('a.jpg'), file('b.jpg'), file('c.jpg')])
  await onWire(1)
  expect(states()).toEqual([
    ['a.jpg', 'sending'],
    ['b.jpg', 'waiting'],
    ['c.jpg', 'waiting'],
  ])
  sent[0]?.answer(made(101))
  await onWire(2)
  sent[1]?.answer({ ok: true, isKnown: true, image: image(7, 'Semmel'), file: null })
  await onWire(3)
  sent[2]?.answer({
    ok: false,
    status: 422,
    errors: [{ code: 'pictureUnreadable', message: 'Kein Bild.', field: 'data' }],
  })
  await expect.poll(states).toEqual([
    ['a.jpg', 'made'],
    ['b.jpg', 'known'],
    ['c.jpg', 'failed'],
  ])
  expect(tray.items.get().map(({ image: taken, problem }) => [taken?.id, problem])).toEqual([
    [101, null],
    [7, null],
    [undefined, 'Kein Bild.'],
  ])
  expect(tray.items.get().some(isOnItsWay)).toBe(false)
})

test('Without a network nothing claims to be under way; when it is back the same picture is sent under the same id', async () => {
  const { tray, sent, states, onWire, back } = openTray()
  tray.add([file('a.jpg'), file('b.jpg')])
  await onWire(1)
  sent[0]?.fail()
  await expect.poll(states).toEqual([
    ['a.jpg', 'offline'],
    ['b.jpg', 'offline'],
  ])
  expect(tray.items.get().every(isOnItsWay)).toBe(true)
  back()
  await onWire(2)
  expect([sent[0]?.id, sent[1]?.id]).toEqual([101, 101])
  sent[1]?.answer(made(101))
  await onWire(3)
  sent[2]?.answer(made(102))
  await expect.poll(states).toEqual([
    ['a.jpg', 'made'],
    ['b.jpg', 'made'],
  ])
})

test('Where everything arrives but the picture it is sent six times unasked, and then when somebody says so', async () => {
  const { tray, sent, states, onWire, back } = openTray()
  const [key = ''] = tray.add([file('a.jpg')])
  for (let tries = 1; tries <= 6; tries += 1) {
    await onWire(tries)
    sent[tries - 1]?.fail()
    await expect.poll(states).toEqual([['a.jpg', 'offline']])
    back()
  }
  expect(states()).toEqual([['a.jpg', 'offline']])
  tray.retry(key)
  await onWire(7)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
})

test('A picture that failed is tried again under its id; what the device cannot read or is too large is not even sent', async () => {
  const { tray, sent, states, onWire } = openTray(async each =>
    each.name === 'plan.pdf'
      ? null
      : each.name === 'riese.jpg'
        ? new Blob([new Uint8Array(MAX_UPLOAD_BYTES + 1)])
        : each,
  )
  tray.add([file('plan.pdf'), file('riese.jpg')])
  await expect.poll(states).toEqual([
    ['plan.pdf', 'failed'],
    ['riese.jpg', 'failed'],
  ])
  expect(tray.items.get().map(({ problem }) => problem)).toEqual([
    'Dieses Bild kann hier nicht gelesen werden. Bitte speichern Sie es als JPEG, PNG, WebP oder GIF.',
    'Dieses Bild ist zu groß. Möglich sind höchstens 10\u00a0MB.',
  ])
  expect(tray.items.get().some(({ isWorthRetrying }) => isWorthRetrying)).toBe(false)
  const [key = ''] = tray.add([file('a.jpg')])
  await onWire(1)
  sent[0]?.answer({ ok: false, status: 503, errors: [] })
  await expect.poll(() => states()[2]).toEqual(['a.jpg', 'failed'])
  expect(tray.items.get()[2]).toMatchObject({
    problem: 'Der Server hat gerade zu viel zu tun. Bitte versuchen Sie es noch einmal.',
    isWorthRetrying: true,
  })
  tray.retry(key)
  await onWire(2)
  expect(sent[1]?.id).toBe(sent[0]?.id)
})

test('What is taken back on its way is called off, and the next one goes', async () => {
  const { tray, sent, freed, states, onWire } = openTray()
  const [key = ''] = tray.add([file('a.jpg'), file('b.jpg')])
  await onWire(1)
  tray.remove(key)
  expect([sent[0]?.signal.aborted, freed]).toEqual([true, ['blob:a.jpg']])
  sent[0]?.fail()
  await onWire(2)
  expect(states()).toEqual([['b.jpg', 'sending']])
})

test('Closed it sends nothing more and holds nothing', async () => {
  const { tray, sent, freed, onWire, back } = openTray()
  tray.add([file('a.jpg'), file('b.jpg')])
  await onWire(1)
  tray.close()
  sent[0]?.fail()
  back()
  expect([tray.items.get(), sent.length, freed]).toEqual([[], 1, ['blob:a.jpg', 'blob:b.jpg']])
})

test('What a page that was closed could not send goes on in the next one, under the same id and for the same field; what arrived does not', async () => {
  const kept = disk()
  const first = openTray(undefined, kept)
  first.tray.add([file('a.jpg'), file('b.jpg')], { place: 'sites:12:photos' })
  await first.onWire(1)
  first.sent[0]?.answer(made(101))
  await first.onWire(2)
  first.sent[1]?.fail()
  await expect.poll(() => first.tray.items.get().map(({ isKept }) => isKept)).toEqual([true, true])
  expect(first.tray.items.get().some(isAtRisk)).toBe(false)
  first.tray.close()
  const next = openTray(undefined, kept)
  await next.onWire(1)
  expect(next.tray.items.get()).toMatchObject([{ name: 'b.jpg', place: 'sites:12:photos', kind: 'picture' }])
  expect(next.sent[0]?.id).toBe(102)
  next.sent[0]?.answer(made(102))
  await expect.poll(next.states).toEqual([['b.jpg', 'made']])
  await expect.poll(() => kept.all()).toEqual([])
})

test('What the disk does not take is sent nevertheless, and the page says that it would be lost', async () => {
  const full = { ...disk(), keep: () => Promise.reject(new Error('full')) }
  const { tray, sent, states, onWire } = openTray(undefined, full)
  tray.add([file('a.jpg')])
  await onWire(1)
  expect(tray.items.get().some(isAtRisk)).toBe(true)
  sent[0]?.answer(made(101))
  await expect.poll(states).toEqual([['a.jpg', 'made']])
})
