import { afterEach, expect, test, vi } from 'vitest'
import { outlivesPage, seal, unseal } from '../../../../client/device/storage/sealing.ts'

afterEach(() => vi.unstubAllGlobals())

test('A sealed secret says nothing of itself, and twice the same looks different', async () => {
  const [one, other] = [await seal('2468'), await seal('2468')]
  expect(JSON.stringify([one, other])).not.toContain('2468')
  expect(one.data).not.toBe(other.data)
  expect([await unseal(one), await unseal(other)]).toEqual(['2468', '2468'])
  expect(await unseal({ ...one, iv: other.iv })).toBeNull()
})

test('Where the browser seals nothing it is held in memory, and nowhere else', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) })
  expect(outlivesPage()).toBe(false)
  const sealed = await seal('2468')
  expect(JSON.stringify(sealed)).not.toContain('2468')
  expect(await unseal(sealed)).toBe('2468')
  expect(await unseal({ iv: 'another', data: '' })).toBeNull()
})
