import { call } from '../../data/engine/http.ts'
import { browserWorld } from '../../data/engine/world.ts'
import { type Catalogue, createCatalogue } from '../../data/shop/catalogue.ts'
import { startPublicReplica } from '../../data/shop/publicReplica.ts'
import { openTerminal, type Terminal } from '../../data/terminal/terminal.ts'

/** What a terminal stands on: everything lies on this device and follows the server. */
export interface TerminalSession {
  readonly catalogue: Catalogue
  readonly terminal: Terminal
  readonly close: () => Promise<void>
}

/** Opens the terminal of this device. Rejects where the device can keep nothing. */
export async function openSession(): Promise<TerminalSession> {
  const catalogue = createCatalogue()
  const replica = await startPublicReplica(browserWorld, catalogue)
  const terminal = await openTerminal(browserWorld, call)
  return {
    catalogue,
    terminal,
    async close() {
      await terminal.close()
      await replica.stop()
    },
  }
}
