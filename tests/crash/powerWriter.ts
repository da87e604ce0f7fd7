import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { allHoursOrder } from '../support/allHours.ts'
import { appOnData } from './app.ts'

/**
 * Places orders in one process and notes every acknowledgement in `acks.log`, for somebody who watches what is written and
 * synced in between: `node powerWriter.ts <orders> [normal]`. With `normal` the driver swears FULL and runs NORMAL, the
 * negative control. Ends like a power cut, with nothing closed.
 */
const AT_ONCE = 4
const [count = '100', durability] = process.argv.slice(2)
if (durability === 'normal') breakPromises()
const { app, settings } = await appOnData()
const acks = openSync(join(settings.dataDir, 'acks.log'), 'w')
for (let first = 0; first < Number(count); first += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - first) }, (_, each) => place(first + each)))
process.kill(process.pid, 'SIGKILL')

async function place(number: number): Promise<void> {
  const uid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const order = { ...allHoursOrder(uid, number), email: `gast-${number}@example.com` }
  const answer = await app.request('/api/orders', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: object }
  writeSync(acks, `${JSON.stringify({ order, receipt: data })}\n`)
}

function breakPromises(): void {
  const honest = Driver.prototype.pragma
  Driver.prototype.pragma = function pragma(text: string, options?: Driver.PragmaOptions) {
    if (text === 'synchronous = FULL') return honest.call(this, 'synchronous = NORMAL')
    if (text === 'synchronous') return 2
    return honest.call(this, text, options)
  }
}
