import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expect } from './expect.ts'
import type { Staff } from './staff.ts'

/** Makes something by the interface and tells its id. */
export async function made({ request }: Staff, type: string, data: object): Promise<number> {
  const answer = await request.post(`/api/${type}`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).data.id
}

/** Asks the first TV to show something now, and again until it has all the files of it: before that it says that it cannot. */
export const showNow = (staff: Staff, segment: number): Promise<void> => commanded(staff, 'show', segment)

/** Asks the first TV to do something, and again where it failed, until it is done. */
export async function commanded({ request }: Staff, name: string, value?: number): Promise<void> {
  let uid = ''
  const state = async () => {
    const { data: screens } = await (await request.get('/api/screens/status')).json()
    const { command } = screens.find(({ id }: { id: number }) => id === 1)
    if (command?.uid === uid && command.state !== 'failed') return command.state
    uid = crypto.randomUUID()
    await request.post('/api/digital-signage-devices/1/command', { data: { uid, name, value } })
    return 'sent'
  }
  await expect.poll(state).toBe('done')
}

/** What the player draws from now on, as SVG: from a page of ours nothing else could read it. */
export async function drawn(page: Page): Promise<() => Promise<readonly string[]>> {
  const kept = await page.evaluateHandle(() => {
    const drawings: Blob[] = []
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = source => {
      if (source instanceof Blob && source.type === 'image/svg+xml') drawings.push(source)
      return make(source)
    }
    return drawings
  })
  return () => kept.evaluate(drawings => Promise.all(drawings.map(drawing => drawing.text())))
}

/** A channel of a pixel may be off by so much of 255: two renderers grey an edge differently, and round a scaled picture differently. */
const NEAR = 48

/** Which share of the pixels of two pictures of one size differ. */
export async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [here, there] = await Promise.all(
    [one, other].map(picture => sharp(picture).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!here || !there) throw new Error('There are two pictures.')
  expect([here.info.width, here.info.height]).toEqual([there.info.width, there.info.height])
  let count = 0
  for (let at = 0; at < here.data.length; at += 3)
    if ([0, 1, 2].some(channel => Math.abs((here.data[at + channel] ?? 0) - (there.data[at + channel] ?? 0)) > NEAR))
      count += 1
  return count / (here.data.length / 3)
}
