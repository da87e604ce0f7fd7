const KIB = 1024
const numbers = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 1 })

/** '340 kB', '2,4 MB'. */
export const formatBytes = (bytes: number): string =>
  bytes < KIB * KIB
    ? `${numbers.format(Math.max(1, Math.round(bytes / KIB)))}\u00a0kB`
    : `${numbers.format(bytes / KIB / KIB)}\u00a0MB`
