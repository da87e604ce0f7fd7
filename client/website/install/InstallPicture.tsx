interface InstallPictureProps {
  readonly kind: 'iphone' | 'ipad' | 'manual'
  readonly label: string
}

/** Where to tap, drawn in the page's own colours: a device with its bar, and the sign to look for enlarged. */
export function InstallPicture({ kind, label }: InstallPictureProps) {
  return (
    <svg viewBox="0 0 320 168" role="img" aria-label={label} className="w-full rounded-card bg-sunken">
      {kind === 'iphone' ? <Phone /> : <Window isMenu={kind === 'manual'} />}
    </svg>
  )
}

/** The lower half of a phone: its bar is at the bottom. */
function Phone() {
  return (
    <>
      <path
        d="M92 -10h136v146a18 18 0 0 1-18 18H110a18 18 0 0 1-18-18z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <Content x={108} width={104} />
      <path d="M93 106h134" stroke="var(--line)" strokeWidth="2" />
      {[116, 138, 182, 204].map(x => (
        <circle key={x} cx={x} cy={130} r={4} fill="var(--line)" />
      ))}
      <Spot x={160} y={130} isMenu={false} />
    </>
  )
}

/** The upper half of a window: its bar is at the top, the sign at its right end. */
function Window({ isMenu }: { isMenu: boolean }) {
  return (
    <>
      <path
        d="M36 178V42a14 14 0 0 1 14-14h220a14 14 0 0 1 14 14v136z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <rect x={84} y={42} width={136} height={22} rx={11} fill="var(--sunken)" />
      <circle cx={56} cy={53} r={4} fill="var(--line)" />
      <circle cx={70} cy={53} r={4} fill="var(--line)" />
      <path d="M37 78h246" stroke="var(--line)" strokeWidth="2" />
      <g transform="translate(0 62)">
        <Content x={56} width={208} />
      </g>
      <Spot x={250} y={53} isMenu={isMenu} />
    </>
  )
}

function Content({ x, width }: { x: number; width: number }) {
  return (
    <g fill="var(--sunken)">
      <rect x={x} y={28} width={width * 0.62} height={10} rx={5} />
      <rect x={x} y={48} width={width} height={8} rx={4} />
      <rect x={x} y={64} width={width * 0.86} height={8} rx={4} />
    </g>
  )
}

/** The sign itself, marked: a square with an arrow for sharing, three dots for a menu. */
function Spot({ x, y, isMenu }: { x: number; y: number; isMenu: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={24} fill="var(--accent)" opacity="0.16" />
      <circle r={17} fill="var(--accent)" />
      {isMenu ? (
        <g fill="var(--on-accent)">
          <circle cy={-6} r={2} />
          <circle r={2} />
          <circle cy={6} r={2} />
        </g>
      ) : (
        <path
          d="M-3.5-2H-6v9H6v-9H3.5M0 3v-11m-3.5 3.5L0-8l3.5 3.5"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </g>
  )
}
