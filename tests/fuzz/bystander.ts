import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A guest at an address of their own, who looks at the shop again and again in a thread of their own: what they wait is the
 * server's doing and not the attacker's. Tells each wait in milliseconds, or -1 for an answer that is none.
 */
const { port, address, paths } = workerData as { port: number; address: string; paths: readonly string[] }
let turn = 0

function look(): void {
  const began = performance.now()
  const path = paths[turn++ % paths.length] ?? '/'
  const tell = (isServed: boolean): void => {
    parentPort?.postMessage(isServed ? performance.now() - began : -1, [])
    setTimeout(look, 20)
  }
  const asked = request({ host: '127.0.0.1', port, path, localAddress: address, agent: false }, answer => {
    answer.resume().once('end', () => tell(answer.statusCode === 200))
  })
  asked.once('error', () => tell(false)).end()
}

look()
