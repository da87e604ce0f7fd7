/** Stands for the program where the business and its colours are not known: a bag, ink on paper. */
export function Mark({ size = 48 }: { size?: number | string }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 64 64">
      <rect width="64" height="64" rx="16" fill="var(--ink)" />
      <path
        d="M20 26h24l2.400 22.200a4 4 0 0 1-4 4.400H21.600a4 4 0 0 1-4-4.400zM25 30v-6a7 7 0 0 1 14 0v6"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
