import { readFileSync } from 'node:fs'

/** Microseconds of CPU a process has used so far, all its threads; null where there is no /proc. Steps of 10 ms. */
function cpuMicros(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  } catch {
    return null
  }
}

/** Megabytes a process holds in memory; null where there is no /proc. */
export function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

/** Microseconds of CPU a process spent on some work. */
export async function cpuOf<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; cpu: number | null }> {
  const before = cpuMicros(pid)
  const result = await work()
  const after = cpuMicros(pid)
  return { result, cpu: before === null || after === null ? null : after - before }
}
