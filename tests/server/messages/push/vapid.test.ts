import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownVapid } from '../../../../server/messages/push/vapid.ts'

const strangers = (folder: string) => JSON.stringify({ ...ownVapid(folder, settings), privateKey: 'AAAA' })
const settings = { subject: 'mailto:a@shop.test', keys: undefined }

test.each([
  ['cannot be read', () => '{"publicKey":'],
  ['are not there', () => 'null'],
  ['are no pair', strangers],
])('Keys that %s end the start with a sentence that names their file', (_why, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'vapid-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'vapid.json')
  writeFileSync(file, text(folder))
  expect(() => ownVapid(folder, settings)).toThrow(new RegExp(`^${file} .*Without it the server makes new keys`))
})

test('Keys that were made once are the same at every start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vapid-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(ownVapid(folder, settings)).toEqual(ownVapid(folder, settings))
})
