import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface SunkMail {
  readonly from: string
  readonly to: readonly string[]
  /** As it came over the line, headers first. */
  readonly raw: string
  /** Unfolded, by name in lower case; a header that came twice has two lines. */
  readonly headers: ReadonlyMap<string, string>
}

/** A mail server on this machine that keeps what it takes. `refuse` answers the next commands of a kind with a code. */
export async function smtpSink() {
  const mails: SunkMail[] = []
  const refusals = new Map<'RCPT' | 'DATA', number[]>()
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    let [pending, from, data] = ['', '', null as string | null]
    let to: string[] = []
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const refused = (kind: 'RCPT' | 'DATA') => refusals.get(kind)?.shift()
    const take = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase()
      const address = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (verb === 'EHLO') return say('250-sink\r\n250 8BITMIME')
      if (verb === 'MAIL') [from, to] = [address, []]
      if (verb === 'QUIT') return void socket.end('221 bye\r\n')
      if (verb === 'RCPT') {
        const code = refused('RCPT')
        if (code) return say(`${code} not this one`)
        to.push(address)
      }
      if (verb === 'DATA') {
        data = ''
        return say('354 go on')
      }
      say('250 ok')
    }
    say('220 sink')
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      pending += chunk
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (data === null) take(line)
        else if (line !== '.') data += `${line.replace(/^\./, '')}\r\n`
        else {
          const code = refused('DATA')
          if (!code) mails.push({ from, to, raw: data, headers: headersOf(data) })
          data = null
          say(code ? `${code} not now` : '250 kept')
        }
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refuse: (kind: 'RCPT' | 'DATA', ...codes: number[]) => void refusals.set(kind, codes),
  }
}

function headersOf(raw: string): ReadonlyMap<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const found = new Map<string, string>()
  for (const line of head.split('\r\n')) {
    const [name = '', ...rest] = line.split(':')
    const key = name.toLowerCase()
    found.set(key, [found.get(key), rest.join(':').trim()].filter(part => part !== undefined).join('\n'))
  }
  return found
}
