import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { highWaterFile } from '../../../../server/base/documents/highWaterFile.ts'

test('a mark that cannot be written ends no server, and is written when there is room again', () => {
  const root = mkdtempSync(join(tmpdir(), 'mark-'))
  const folder = join(root, 'data')
  const mark = { epoch: 'e1', positions: { public: 7 } }
  const file = highWaterFile(join(folder, 'feeds.json'))
  file.write(mark)
  expect(() => file.flush()).not.toThrow()
  expect(file.read()).toBeNull()
  mkdirSync(folder)
  file.flush()
  expect(file.read()).toEqual(mark)
  rmSync(root, { recursive: true })
})
