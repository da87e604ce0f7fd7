import { expect, test } from 'vitest'
import type { ScreenContent } from '../../../../client/data/signage/screen.ts'
import { createLastWhole } from '../../../../client/signage/player/lastWhole.ts'
import type { ManifestDocument } from '../../../../schema/signage/screenDocuments.ts'

const content = (version: string, scenes: ScreenContent['scenes'] = new Map()): ScreenContent => ({
  screen: null,
  streams: new Map(),
  segments: new Map(),
  scenes,
  live: null,
  manifest: { version, files: [] },
  commands: [],
})

/** Each call is the TV after a power cut: what was written down is still there. */
function device() {
  const written = new Map<string, string>()
  const gone = new Set<string>()
  return {
    written,
    gone,
    lastWhole: () =>
      createLastWhole({
        shelf: async () => ({
          match: async name => (written.has(String(name)) ? new Response(written.get(String(name))) : undefined),
          put: async (name, answer) => void written.set(String(name), await answer.text()),
        }),
        files: { haveAll: async ({ version }: ManifestDocument) => !gone.has(version) },
      }),
  }
}

test('A TV that was cut off in the middle of an update goes on with what it played as a whole before', async () => {
  const { lastWhole } = device()
  await lastWhole().keep(content('eins'))
  const { manifest, live } = (await lastWhole().read({ ...content('zwei'), live: null })) ?? {}
  expect([manifest?.version, live]).toEqual(['eins', null])
})

test('Where nothing was whole yet, or a file of it is gone, there is nothing to go on with', async () => {
  const { lastWhole, gone } = device()
  expect(await lastWhole().read(content('zwei'))).toBeNull()
  await lastWhole().keep(content('eins'))
  gone.add('eins')
  expect(await lastWhole().read(content('zwei'))).toBeNull()
})

test('What another version of the program wrote down is not taken for a programme', async () => {
  const { lastWhole, written } = device()
  await lastWhole().keep(content('eins'))
  for (const [name, text] of written) written.set(name, text.replace(/"version":\d+/, '"version":-1'))
  expect(await lastWhole().read(content('zwei'))).toBeNull()
})
