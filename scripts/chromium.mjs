// Finds a Chromium for the browser tests, or gets one: an installed one, Playwright's own, Debian's, Playwright's download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './project.mjs'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What draws pages and no windows: a device of a test costs it a tenth of what it costs the whole browser. */
const shell = '/usr/bin/chromium-headless-shell'

/**
 * Path of Chromium's shell without windows, if there is one. It grants no notifications.
 * @returns {string | undefined}
 */
export function headlessShell() {
  return versionOf(shell) ? shell : undefined
}

/**
 * Path of a Chromium that starts, or undefined when there is none and none could be had; says either way what it found.
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium() {
  const ways = [
    () => [process.env.CHROMIUM_PATH ?? ''],
    () => installed,
    playwrights,
    installWithApt,
    downloadWithPlaywright,
  ]
  for (const way of ways) {
    for (const path of await way()) {
      const version = versionOf(path)
      if (version) {
        process.stdout.write(`Chromium: ${path} (${version})\n`)
        return path
      }
    }
  }
  process.stdout.write(
    'NO CHROMIUM FOUND, AND NONE COULD BE INSTALLED: THE BROWSER TESTS ARE SKIPPED.\n' +
      'Install Chromium or Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium npm test\n',
  )
  return undefined
}

async function playwrights() {
  const { chromium } = await import('playwright')
  return [chromium.executablePath()]
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  process.stdout.write('Installing Chromium with apt-get …\n')
  const apt = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const succeeds = (/** @type {string[]} */ ...command) =>
    spawnSync('apt-get', [...apt, ...command], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const install = (/** @type {string} */ name) => succeeds('install', '--no-install-recommends', name)
  if (!succeeds('update') || !install('chromium')) return []
  // Not every release has it, and nothing but time is lost without.
  install('chromium-headless-shell')
  return ['/usr/bin/chromium']
}

function downloadWithPlaywright() {
  process.stdout.write('Downloading Chromium with Playwright …\n')
  spawnSync(pinnedNode(), [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  })
  return playwrights()
}

/** @param {string} path */
function versionOf(path) {
  if (!path || !existsSync(path)) return ''
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 ? stdout.trim() : ''
}
