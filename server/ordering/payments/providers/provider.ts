import type { Settings } from '../../../../hono.config.ts'
import type { OnlineProvider } from '../online.ts'
import type { StandinPart } from '../standin/standin.ts'

/** A provider's side of the stand-in: its client, and the `Authorization` only that client knows. */
interface PlayedProvider {
  readonly client: OnlineProvider
  readonly authorization: string
}

/** An online provider as one value; the table of them is `providers.ts`. */
export interface Provider {
  /** How the stand-in plays it. */
  readonly standin: StandinPart
  /** The client as the settings set it up; undefined where they do not. */
  fromSettings(settings: Settings): OnlineProvider | undefined
  /** The same with the stand-in at `apiUrl`, which signs its webhooks with `signKey` (hexadecimal). `secret` invents keys. */
  atStandin(apiUrl: string, signKey: string, secret: () => string): PlayedProvider
}
