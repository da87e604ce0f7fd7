import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { web } from './files.ts'

const toBrotli = promisify(brotliCompress)

/**
 * Puts the Brotli of each asset beside it, as `name.br`: made once here instead of after every start of a server, where the
 * first guests would wait for it. Names have a hash, so what lies there from an earlier build is still right.
 */
export async function packAssets(): Promise<void> {
  const folder = join(web, 'assets')
  const unpacked = readdirSync(folder).filter(
    name => /\.(js|css)$/.test(name) && !existsSync(join(folder, `${name}.br`)),
  )
  await Promise.all(
    unpacked.map(async name => {
      const packed = await toBrotli(await readFile(join(folder, name)), {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      })
      await writeFile(join(folder, `${name}.br`), packed)
    }),
  )
}
