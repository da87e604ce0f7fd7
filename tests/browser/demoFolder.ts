import { rm } from 'node:fs/promises'
import { startServer } from './support.ts'

/**
 * Before all tests: the demo business is set up once, and every server of a test begins with a copy of its data folder.
 * Answers how to remove it.
 */
export default async function setUpDemo(): Promise<() => Promise<void>> {
  const { dataDir, stop } = await startServer()
  await stop()
  process.env['DEMO_FOLDER'] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
