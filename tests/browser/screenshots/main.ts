import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { request } from 'playwright/test'
import type { House, Screen } from '../screens/house.ts'
import { answerBefore, deviceFor, light, schemes, screens, still, widths } from '../screens.ts'
import { signIn } from '../staff.ts'
import { startServer } from '../support.ts'
import { contactSheet } from './contactSheet.ts'

/** Makes a picture of every screen whose name contains one of the words given, or of all. */
const words = process.argv.slice(2)
const folder = fileURLToPath(new URL('../../../screenshots/', import.meta.url))
const wanted = screens.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))

if (words.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const server = await startServer({ env: { RATE_LIMITS: 'off' } })
const asRoot = process.getuid?.() === 0
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'],
  args: asRoot ? ['--no-sandbox'] : [],
})
const missed: string[] = []
try {
  const house = { origin: server.origin, staff: await signIn({ request }, server) }
  for (const screen of wanted) for (const width of widths) await picture(browser, screen, width, house)
  await house.staff.request.dispose()
} finally {
  await browser.close()
  await server.dispose()
}
await writeFile(join(folder, 'index.html'), await contactSheet(folder))
for (const what of missed) process.stderr.write(`${what}\n`)
process.stdout.write(
  `${wanted.length * widths.length - missed.length} screens in screenshots/, see screenshots/index.html\n`,
)
process.exit(missed.length > 0 ? 1 : 0)

async function picture(browser: Browser, screen: Screen, width: number, house: House): Promise<void> {
  const context = await browser.newContext(deviceFor(screen, width))
  await answerBefore(context, screen, house)
  context.setDefaultTimeout(15_000)
  let undo: void | (() => Promise<void>) = undefined
  try {
    const page = await context.newPage()
    undo = await screen.open(page, house)
    for (const colorScheme of schemes) {
      await light(page, colorScheme)
      await still(page)
      await page.screenshot({
        path: join(folder, `${screen.name}-${width}-${colorScheme}.png`),
        animations: 'disabled',
      })
    }
  } catch (error) {
    missed.push(`${screen.name} at ${width} px was not reached: ${String(error).split('\n')[0]}`)
  } finally {
    await undo?.()
    await context.close()
  }
}
