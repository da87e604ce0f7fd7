import { plainPaper, readPaper } from './paperReader.ts'

/** What goes wrong on purpose: asked once for every message that is sent. */
export type Fault = 'request' | 'answer' | null
interface PrinterWorld {
  request(path: string, init?: RequestInit): Promise<Response>
  address(): Promise<string>
  /** Whether the next message is lost on its way, or its answer. */
  fault?(): Fault
}

/** A printer of paper: what it printed, and what state it is in. */
export interface VirtualPrinter {
  /** Papers as text, in the order they came out. */
  readonly papers: string[]
  readonly styled: string[]
  paper: 'full' | 'out'
  /** So many more papers and the roll ends in the middle of one. */
  left: number
  /** One turn of its life: asks, fetches, prints, reports, as far as messages get through. */
  turn(): Promise<void>
  /** Loses what it was about to say. */
  switchOff(): void
  /** Says late what it could not say before. */
  reportLate(): Promise<void>
}

/** The numbers of the print jobs a paper is of. */
export const jobsOn = (papers: readonly string[]): number[] =>
  papers.map(paper => Number(/Druckauftrag (\d+)/.exec(paper)?.[1] ?? 0))

function createRoll() {
  const roll = {
    papers: [] as string[],
    styled: [] as string[],
    paper: 'full' as 'full' | 'out',
    left: Number.POSITIVE_INFINITY,
    /** Whether a whole paper came out. */
    print(bytes: Uint8Array): boolean {
      if (roll.left <= 0) roll.paper = 'out'
      if (roll.paper === 'out') return false
      roll.left -= 1
      roll.papers.push(plainPaper(bytes))
      roll.styled.push(readPaper(bytes))
      return true
    },
  }
  return roll
}

/** Messages that may be lost: null where no answer came back. */
const sender =
  (world: PrinterWorld) =>
  async (query: string, init?: RequestInit): Promise<Response | null> => {
    const fault = world.fault?.() ?? null
    if (fault === 'request') return null
    const answer = await world.request(`${await world.address()}${query}`, init)
    return fault === 'answer' ? null : answer
  }

/** A printer that speaks Star CloudPRNT. */
export function starPrinter(world: PrinterWorld): VirtualPrinter {
  const roll = createRoll()
  const send = sender(world)
  let unsaid: string | null = null
  let failedAt: string | null = null
  const mac = 'mac=00:11:62:00:00:01'

  async function poll(): Promise<{ jobReady: boolean; jobToken?: string; mediaTypes?: string[] } | null> {
    const statusCode = roll.paper === 'out' ? '410%20Out%20of%20paper' : '200%20OK'
    const told = { printerMAC: '00:11:62:00:00:01', statusCode, printingInProgress: false }
    const body = JSON.stringify(failedAt ? { ...told, jobToken: failedAt } : told)
    const answer = await send('', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    if (answer && roll.paper === 'full') failedAt = null
    return answer?.status === 200 ? ((await answer.json()) as { jobReady: boolean }) : null
  }

  async function confirm(): Promise<void> {
    if (unsaid === null) return
    const answer = await send(`?${mac}&code=200%20OK&token=${unsaid}`, { method: 'DELETE' })
    if (answer) unsaid = null
  }

  return Object.assign(roll, {
    async turn() {
      await confirm()
      const { jobReady, jobToken = '', mediaTypes = [] } = (await poll()) ?? { jobReady: false }
      if (!jobReady) return
      const path = `?${mac}&type=${mediaTypes[0]}&token=${jobToken}`
      // A load that breaks is tried once more, as the protocol allows.
      const job = (await send(path)) ?? (await send(path))
      if (job?.status !== 200) return
      if (roll.print(new Uint8Array(await job.arrayBuffer()))) unsaid = jobToken
      else failedAt = jobToken
      await confirm()
    },
    switchOff() {
      unsaid = null
      failedAt = null
    },
    reportLate: confirm,
  })
}

/** A printer that speaks Epson Server Direct Print. */
export function epsonPrinter(world: PrinterWorld): VirtualPrinter {
  const roll = createRoll()
  const send = sender(world)
  let unsaid: string | null = null

  const form = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  const result = (id: string, isPrinted: boolean) =>
    `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${isPrinted}" code="${isPrinted ? '' : 'EPTR_REC_EMPTY'}" status="251658262" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`

  async function confirm(): Promise<void> {
    if (unsaid === null) return
    const answer = await send('', form({ ConnectionType: 'SetResponse', ID: '', ResponseFile: unsaid }))
    if (answer) unsaid = null
  }

  return Object.assign(roll, {
    async turn() {
      await confirm()
      const answer = await send('', form({ ConnectionType: 'GetRequest', ID: '' }))
      const xml = answer?.status === 200 ? await answer.text() : ''
      const [, id = '', hex = ''] = /<printjobid>([^<]+)<.*<command>([0-9a-f]+)</s.exec(xml) ?? []
      if (id === '') return
      unsaid = result(id, roll.print(Buffer.from(hex, 'hex')))
      await confirm()
    },
    switchOff() {
      unsaid = null
    },
    reportLate: confirm,
  })
}
