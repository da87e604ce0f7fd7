import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./peers', import.meta.url))

/** Installs what we compare with, as locked beside it, unless it is there; false where that is not possible. */
export async function ensurePeers(): Promise<boolean> {
  if (isInstalled()) return true
  console.error('Installing the peers of the benchmarks …')
  const npm = spawn(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  const [code] = await once(npm, 'exit')
  return code === 0 && isInstalled()
}

/** npm keeps a record of what it installed beside the packages: the versions of our lockfile, or not. */
function isInstalled(): boolean {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const versions = (file: string) => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const { packages } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.keys(dependencies).map(name => packages[`node_modules/${name}`]?.version)
  }
  return String(versions(installed)) === String(versions(join(folder, 'package-lock.json')))
}
