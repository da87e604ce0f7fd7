import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  type PendingUpload,
  pendingSteps,
  type UploadsEmitted,
  type UploadsEvent,
  uploadsMachine,
} from '../../../../client/ordering/configuration/uploads.machine.ts'
import { acceptOf } from '../../../../client/ordering/configuration/uploads.ts'
import { formatBytes } from '../../../../client/ui/formatBytes.ts'
import { previewAddress } from '../../../../schema/base/uploads.ts'
import { partOf, productOf, uploadOf } from '../../../support/business.ts'
import { configuring } from './configuring.ts'

const pending = (key: string, given: Partial<PendingUpload> = {}): PendingUpload => ({
  key,
  step: 'photos',
  name: `${key}.jpg`,
  bytes: 1000,
  progress: 0,
  problem: null,
  ...given,
})

function uploading(...events: UploadsEvent[]) {
  const said: UploadsEmitted[] = []
  const actor = createActor(uploadsMachine)
  actor.on('arrived', event => said.push(event))
  actor.start()
  for (const event of events) actor.send(event)
  return { said, uploads: actor.getSnapshot().context.uploads }
}

describe('A file on its way', () => {
  it('shows its progress, and belongs to the configuration once it arrived', () => {
    const events: UploadsEvent[] = [
      { type: 'chosen', uploads: [pending('a'), pending('b')] },
      { type: 'progressed', key: 'a', progress: 0.5 },
    ]
    expect(uploading(...events).uploads.map(({ progress }) => progress)).toEqual([0.5, 0])
    const { said, uploads } = uploading(...events, { type: 'arrived', key: 'a', upload: uploadOf(7) })
    expect(said).toEqual([{ type: 'arrived', step: 'photos', upload: uploadOf(7) }])
    expect(uploads.map(({ key }) => key)).toEqual(['b'])
  })

  it('that was taken back does not come in any more', () => {
    const { said } = uploading(
      { type: 'chosen', uploads: [pending('a')] },
      { type: 'removed', key: 'a' },
      { type: 'arrived', key: 'a', upload: uploadOf(7) },
    )
    expect(said).toEqual([])
  })

  it('that did not arrive for want of a network is kept, and tried again from the beginning', () => {
    const events: UploadsEvent[] = [
      { type: 'chosen', uploads: [pending('a', { progress: 0.7 })] },
      { type: 'failed', key: 'a', problem: 'offline' },
    ]
    expect(pendingSteps(uploading(...events).uploads)).toEqual(['photos'])
    expect(uploading(...events, { type: 'retried', key: 'a' }).uploads).toEqual([pending('a')])
  })

  it('that cannot be taken at all holds up nothing, and goes when the guest chooses again', () => {
    const wrong = pending('a', { problem: 'type' })
    const offline = pending('b', { problem: 'offline' })
    const elsewhere = pending('c', { problem: 'size', step: 'plan' })
    const { uploads } = uploading({ type: 'chosen', uploads: [wrong, offline, elsewhere] })
    expect(pendingSteps(uploads)).toEqual(['photos'])
    const after = uploading(
      { type: 'chosen', uploads: [wrong, offline, elsewhere] },
      { type: 'chosen', uploads: [pending('d')] },
    )
    expect(after.uploads.map(({ key }) => key)).toEqual(['b', 'c', 'd'])
  })
})

describe('A step for files', () => {
  const one = partOf({ step: 'picture', type: 'image' })
  const several = partOf({ step: 'photos', type: 'images', optional: true })
  const cake = (...parts: (typeof one)[]) => productOf({ type: 'configurable', config: { parts } })

  it('that takes one replaces it, one that takes several adds, and what is removed is gone', () => {
    const run = configuring(cake(one, several))
    for (const id of [1, 2])
      for (const step of ['picture', 'photos']) run.send({ type: 'file.add', step, upload: uploadOf(id) })
    expect(run.now.parts).toMatchObject({ picture: [uploadOf(2)], photos: [uploadOf(1), uploadOf(2)] })
    run.send({ type: 'file.remove', step: 'photos', id: 1 })
    expect(run.now.parts.photos).toEqual([uploadOf(2)])
  })

  it('puts nothing into steps that are none', () => {
    const run = configuring(cake(partOf({ step: 'bread', type: 'text' })))
    run.send(
      { type: 'file.add', step: 'bread', upload: uploadOf(1) },
      { type: 'file.add', step: 'x', upload: uploadOf(1) },
    )
    expect(run.now.parts.bread ?? null).toBeNull()
    expect(run.now.parts).not.toHaveProperty('x')
  })

  it('non-optional image(s) need at least one entry', () => {
    const run = configuring(cake(one))
    run.send({ type: 'submit' })
    expect(run.said).toContainEqual({ type: 'refused', step: 'picture' })
    run.send({ type: 'file.add', step: 'picture', upload: uploadOf(1) }, { type: 'submit' })
    expect(run.said.at(-1)).toMatchObject({ type: 'configured', item: { parts: { picture: [uploadOf(1)] } } })
  })

  it('is waited for: nothing goes into the cart without what is still on its way', () => {
    const run = configuring(cake(several))
    run.send({ type: 'files.pending', steps: ['photos', 'gone'] }, { type: 'submit' })
    expect(run.said).toEqual([{ type: 'refused', step: 'photos' }])
    run.send({ type: 'files.pending', steps: ['gone'] }, { type: 'submit' })
    expect(run.said.at(-1)).toMatchObject({ type: 'configured' })
  })

  it('begins with the files that are in the cart', () => {
    const run = configuring(cake(several), {
      key: 'a',
      product: 1,
      amount: 1,
      unit: 'amount',
      parts: { photos: [uploadOf(3)] },
    })
    expect(run.now.parts.photos).toEqual([uploadOf(3)])
  })
})

describe('A file as it is shown', () => {
  it('has the preview of the specification if it is a picture', () => {
    expect(previewAddress(uploadOf(5))).toBe(`/upload/${'f'.repeat(48)}/preview/5-1.jpg`)
    expect(previewAddress(uploadOf(5, { extension: 'svg' }))).toBeNull()
  })

  it('accepted types by default .txt,.csv,.gif,.jpg,.jpeg,.png,.svg,.mp4,.mpeg,.webm,.zip,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx', () => {
    expect(acceptOf(partOf({ type: 'files' }))).toBe(
      '.txt,.csv,.gif,.jpg,.jpeg,.png,.svg,.mp4,.mpeg,.webm,.zip,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx',
    )
    expect(acceptOf(partOf({ type: 'image' }))).toBe('image/*,.jpg,.jpeg,.png,.gif')
  })

  it.each([
    [0, '1 kB'],
    [340_000, '332 kB'],
    [1_048_576, '1 MB'],
    [2_516_582, '2,4 MB'],
  ])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes).replace('\u00a0', ' ')).toBe(text))
})
