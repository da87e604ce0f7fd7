import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { type House, openHouse, type Screen, type Walk } from '../screens/house.ts'
import { answerBefore, deviceFor, light, schemes, still, walks, widths } from '../screens.ts'
import { contactSheet } from './contactSheet.ts'

/** Makes a picture of every screen whose name contains one of the words given, or of all. */
const words = process.argv.slice(2)
const folder = fileURLToPath(new URL('../../../screenshots/', import.meta.url))
const isWanted = ({ name }: Screen) => words.length === 0 || words.some(word => name.includes(word))
const wanted = walks.flat().filter(isWanted)

if (words.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const house = await openHouse()
const asRoot = process.getuid?.() === 0
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'],
  args: asRoot ? ['--no-sandbox'] : [],
})
const missed: string[] = []
try {
  for (const walk of walks) for (const width of widths) await follow(browser, walk, width, house)
} finally {
  await browser.close()
  await house.leave()
}
await writeFile(join(folder, 'index.html'), await contactSheet(folder))
for (const what of missed) process.stderr.write(`${what}\n`)
process.stdout.write(
  `${wanted.length * widths.length - missed.length} screens in screenshots/, see screenshots/index.html\n`,
)
process.exit(missed.length > 0 ? 1 : 0)

/** Leads a device along the walk, as far as the last screen of which a picture is wanted. */
async function follow(browser: Browser, walk: Walk, width: number, house: House): Promise<void> {
  const way = walk.slice(0, walk.findLastIndex(isWanted) + 1)
  if (way.length === 0) return
  const context = await browser.newContext(deviceFor(walk[0], width))
  await answerBefore(context, walk[0], house)
  context.setDefaultTimeout(15_000)
  let reached = 0
  try {
    const page = await context.newPage()
    for (const screen of way) {
      const undo = await screen.open(page, house)
      try {
        if (isWanted(screen)) await picture(page, screen, width)
      } finally {
        await undo?.()
      }
      reached++
    }
  } catch (error) {
    const [reason] = String(error).split('\n')
    for (const { name } of way.slice(reached).filter(isWanted))
      missed.push(`${name} at ${width} px was not reached: ${reason}`)
  } finally {
    await context.close()
  }
}

async function picture(page: Page, screen: Screen, width: number): Promise<void> {
  for (const colorScheme of schemes) {
    await light(page, colorScheme)
    await still(page)
    const path = join(folder, `${screen.name}-${width}-${colorScheme}.png`)
    await page.screenshot({ path, animations: 'disabled' })
  }
  await light(page, 'light')
}
