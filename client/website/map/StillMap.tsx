/** A quarter of a town drawn in the page's own colours: what stands in the map's place, light and dark. */
export function StillMap() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 384"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full bg-sunken"
    >
      <path
        d="M470-20c40 60 130 70 200 60v-80H460zM-20 250c70-8 128 26 150 74s0 60-6 80H-20z"
        fill="var(--success-soft)"
      />
      <path
        d="M-20 92C90 60 150 140 262 128s170-94 400-70v46C470 90 400 150 290 168S90 128-20 150z"
        fill="color-mix(in oklab, var(--accent) 7%, var(--surface))"
      />
      <g fill="var(--surface)" stroke="var(--line)" strokeWidth="1">
        {blocks.map(([x, y, width, height]) => (
          <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx={6} transform="rotate(-9 320 192)" />
        ))}
      </g>
      <g fill="none" stroke="var(--raised)" strokeLinecap="round">
        <path d="M-20 216C120 206 190 236 320 216s220-66 340-50" strokeWidth="13" />
        <path d="M318-20c-6 90 22 150 4 236s10 150 30 190" strokeWidth="13" />
        <path
          d="M130-20c10 120-20 200 40 424M520-20c-10 150 40 260 20 424M-20 330c200-30 420-10 680-60"
          strokeWidth="6"
        />
      </g>
      <g transform="translate(320 210)">
        <ellipse cy={2} rx={17} ry={5} fill="var(--ink)" opacity="0.16" />
        <path
          d="M0 0C-7-11-21-22-21-37a21 21 0 1 1 42 0C21-22 7-11 0 0z"
          fill="var(--accent)"
          stroke="var(--raised)"
          strokeWidth="2.5"
        />
        <circle cy={-37} r={7.5} fill="var(--on-accent)" />
      </g>
    </svg>
  )
}

const blocks = [
  [30, 20, 70, 50],
  [150, 10, 60, 44],
  [222, 6, 66, 62],
  [344, 12, 82, 52],
  [440, 24, 58, 70],
  [24, 190, 92, 54],
  [168, 236, 60, 66],
  [240, 240, 62, 40],
  [240, 292, 62, 52],
  [356, 244, 70, 62],
  [438, 240, 74, 44],
  [438, 296, 74, 48],
  [556, 230, 66, 60],
  [356, 320, 70, 60],
  [150, 320, 74, 60],
] as const
