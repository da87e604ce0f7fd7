import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Whether system calls can be watched here; on Debian as root strace is installed if it is missing. Says so loudly where
 * they cannot, because power cuts are not tested then.
 */
export function ensureStrace(): boolean {
  if (works() || (installWithApt() && works())) return true
  process.stderr.write('NO STRACE THAT WORKS, AND NONE COULD BE INSTALLED: POWER CUTS ARE NOT TESTED.\n')
  return false
}

const works = (): boolean => spawnSync('strace', ['-o', '/dev/null', 'true'], { timeout: 30_000 }).status === 0

function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stderr.write('Installing strace with apt-get …\n')
  const apt = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [['update'], ['install', '--no-install-recommends', 'strace']].every(
    command => spawnSync('apt-get', [...apt, ...command], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  )
}
