import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { keysOf } from '../../schema/base/keys.ts'
import { type FontStyle, fontStyles } from '../../schema/signage/fonts.ts'
import { fontFiles } from './fontFiles.ts'
import { packOf } from './fontPack.ts'
import { sheetOf } from './fontSheet.ts'

/**
 * What opens, measures and converts fonts takes seconds and a hundred megabytes, so the build does it once; the server reads
 * what it made (`server/signage/fonts/madeFonts.ts`).
 */
const made = fileURLToPath(new URL('../../dist/fonts', import.meta.url))
const sources = [
  'make.ts',
  'fontFiles.ts',
  'fontPack.ts',
  'fontSheet.ts',
  '../../schema/signage/fonts.ts',
  '../../package.json',
]

async function makeOnce(): Promise<void> {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(await readFile(new URL(source, import.meta.url)))
  const version = hash.digest('hex')
  if ((await readFile(`${made}/.sources`, 'utf8').catch(() => '')) === version) return
  const draft = `${made}.${process.pid}`
  await mkdir(draft, { recursive: true })
  for (const style of keysOf(fontStyles)) await make(style, draft)
  await writeFile(`${draft}/.sources`, version)
  await rm(made, { recursive: true, force: true })
  await rename(draft, made)
}

async function make(style: FontStyle, folder: string): Promise<void> {
  const files = await fontFiles(style)
  await writeFile(`${folder}/${style}.json`, JSON.stringify(packOf(files.map(({ font }) => font))))
  await writeFile(`${folder}/${style}.css`, sheetOf(files, fontStyles[style]))
  for (const [at, { bytes }] of files.entries()) await writeFile(`${folder}/${style}-${at}.ttf`, bytes)
}

await makeOnce()
