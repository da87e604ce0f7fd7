import readSettings from '../hono.config.ts'
import { serve } from './serve.ts'

/** By then it has ended, whatever hangs. */
const GIVE_UP_MS = 10_000

/** The only reader of the environment: serves until it is told to stop, and stops gracefully. */
async function main(): Promise<void> {
  const serving = await serve(readSettings(process.env), text => process.stdout.write(text))
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
      await serving.stop(signal)
      process.exit(0)
    })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
