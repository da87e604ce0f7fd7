import { describe, expect, test } from 'vitest'
import { filmFacts } from '../../../../schema/base/film/filmFacts.ts'
import { filmFault } from '../../../../schema/base/film/filmFault.ts'
import { type ClipOptions, clip, sourceOf } from '../../../support/clips.ts'

const factsOf = (options: ClipOptions) => filmFacts(sourceOf(clip(options)))
const faultOf = async (options: ClipOptions) => filmFault(await factsOf(options))

describe('What a film is', () => {
  test('is read out of its lists, wherever they stand in the file', async () => {
    const expected = {
      codec: 'avc1',
      profile: 100,
      level: 40,
      width: 1280,
      height: 720,
      seconds: 4,
      framesPerSecond: 25,
      sound: 'mp4a',
    }
    expect(await factsOf({ sound: 'mp4a' })).toMatchObject(expected)
    expect(await factsOf({ sound: 'mp4a', isListLast: true })).toMatchObject(expected)
  })

  test('is summed up from the pieces of a file that was recorded in a browser', async () => {
    expect(await factsOf({ isFragmented: true })).toMatchObject({ seconds: 4, framesPerSecond: 25, sound: null })
  })

  test('is told as it is seen: a film that lies on its side is upright', async () => {
    expect(await factsOf({ isTurned: true })).toMatchObject({ width: 720, height: 1280 })
  })

  test('is nothing where a file ends within its lists, wherever that is', async () => {
    const bytes = clip({})
    for (let length = 0; length < bytes.length - 24; length++) {
      const facts = await filmFacts(sourceOf(bytes.subarray(0, length)))
      expect([length, facts]).toEqual([length, null])
    }
  })

  test('is never a reason to read without end: lists that count more than they have are cut', async () => {
    const bytes = clip({})
    for (let at = 0; at < bytes.length; at++) {
      const broken = Uint8Array.from(bytes)
      broken.fill(0xff, at, at + 4)
      expect(filmFault(await filmFacts(sourceOf(broken)))).toSatisfy(told => told === null || typeof told === 'string')
    }
  })
})

describe('A film for TVs', () => {
  test.each<[string, ClipOptions]>([
    ['in H.264', {}],
    ['upright', { width: 1080, height: 1920 }],
    ['as browsers record it', { isFragmented: true, profile: 66 }],
    ['with sound in AAC', { sound: 'mp4a' }],
  ])('%s is taken', async (_, options) => {
    expect(await faultOf(options)).toBeNull()
  })

  test.each<[ClipOptions, RegExp]>([
    [{ codec: 'hvc1' }, /^Der Film ist in H\.265 \(HEVC\) gespeichert\. Bitte als MP4 mit H\.264 exportieren/],
    [{ codec: 'av01' }, /AV1/],
    [{ profile: 110 }, /Farbtiefe/],
    [{ width: 3840, height: 2160 }, /3840 × 2160/],
    [{ rate: 60 }, /60 Bilder je Sekunde/],
    [{ seconds: 700 }, /dauert 12 Minuten/],
    [{ level: 51 }, /Stufe 5\.1/],
    [{ sound: 'Opus' }, /AAC/],
    [{ padding: 8_000_000 }, /16 Mbit/],
  ])('%j is refused with what to do', async (options, sentence) => {
    expect(await faultOf(options)).toMatch(sentence)
  })

  test('is no picture, no text and no nothing', async () => {
    for (const text of ['', 'Hallo', '\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000'])
      expect(filmFault(await filmFacts(sourceOf(new TextEncoder().encode(text))))).toMatch(/kein Film/)
  })
})
