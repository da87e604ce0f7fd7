import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownVapid } from '../../../../server/messages/push/vapid.ts'

test('Keys that cannot be read end the start with a sentence that names their file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vapid-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'vapid.json'), '{"publicKey":')
  const open = () => ownVapid(folder, { subject: 'mailto:a@shop.test', keys: undefined })
  expect(open).toThrow(join(folder, 'vapid.json'))
})
