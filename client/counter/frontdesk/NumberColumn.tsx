import type { ComponentType } from 'react'
import { pageAt, type Ticket } from '../../../schema/counter/boards.ts'
import { useSize } from '../../device/page/size.ts'
import { fitOf, partsOf, type Tone } from './fit.ts'
import { de } from './texts.ts'

interface NumberColumnProps {
  readonly title: string
  readonly hint: string
  readonly icon: ComponentType<{ readonly className?: string }>
  readonly tone: Tone
  readonly tickets: readonly Ticket[]
  readonly empty: string
  /** Epoch ms: pages turn by it. */
  readonly now: number
  /** Pixels of the screen's shorter side: numbers are as large as it lets them be. */
  readonly side: number
  /** The order whose number is being called. */
  readonly calling?: number | null
}

/** One column of the board: its state as a word, a sign and a place, and as many numbers as fit. */
export function NumberColumn({ title, hint, icon: Icon, tone, tickets, empty, now, side, calling }: NumberColumnProps) {
  const { ref, size } = useSize<HTMLDivElement>()
  const fit = fitOf(inside(size, side), tickets, tone, side)
  const { shown, page, pages } = pageAt(tickets, fit.columns * fit.rows, now)
  const look = looks[tone]
  return (
    <section
      className={`flex min-h-0 min-w-0 flex-col overflow-hidden rounded-[2.4vmin] ${look.column}`}
      aria-label={title}
    >
      <header className={`flex flex-none items-center gap-20 px-30 py-22 ${look.head}`}>
        <span className={`grid size-70 flex-none place-items-center rounded-pill ${look.sign}`} aria-hidden>
          <Icon className="size-44" />
        </span>
        <div className="min-w-0">
          <h2 className="text-[4.8vmin]/[1.1] tracking-[-0.015em] whitespace-nowrap">{title}</h2>
          <p className={`text-[2.3vmin]/[1.3] ${look.aside}`}>{hint}</p>
        </div>
        <span className={`figures ml-auto text-[3.4vmin]/[1] font-strong ${look.aside}`}>{tickets.length}</span>
      </header>
      <div ref={ref} className="relative min-h-0 flex-1 overflow-hidden">
        {tickets.length === 0 ? (
          <p
            className={`mx-auto grid h-full max-w-[26em] place-content-center px-40 pb-80 text-center text-[3vmin]/[1.4] text-balance ${look.empty}`}
          >
            {empty}
          </p>
        ) : (
          <ul
            key={page}
            className="grid h-full animate-page content-start px-20 pt-12"
            style={{ gridTemplateColumns: `repeat(${fit.columns}, minmax(0, 1fr))`, fontSize: `${fit.height}px` }}
          >
            {size &&
              shown.map(ticket => (
                <li
                  key={ticket.id}
                  className={`figures rounded-[0.16em] px-[0.16em] text-center leading-[1.12] tracking-[-0.02em] ${ticket.id === calling ? look.called : look.number}`}
                >
                  <Figures number={ticket.number} />
                  {ticket.table !== null && (
                    <span className="block pb-[0.2em] text-[0.27em]/[1.2] tracking-normal">{ticket.table}</span>
                  )}
                </li>
              ))}
          </ul>
        )}
      </div>
      {pages > 1 && <Turning page={page} pages={pages} />}
    </section>
  )
}

const looks: Record<Tone, Look> = {
  preparing: {
    column: 'bg-surface',
    head: '',
    sign: 'bg-sunken',
    aside: 'text-ink-soft',
    number: 'font-medium text-ink-soft',
    called: 'font-medium text-ink-soft',
    empty: 'text-ink-soft',
  },
  ready: {
    column: 'bg-success-soft inset-ring-[0.5vmin] inset-ring-success',
    head: 'bg-success text-on-light',
    sign: 'bg-on-light/14',
    aside: '',
    number: 'animate-arrive font-strong text-white',
    called: 'animate-call bg-success font-strong text-on-light',
    empty: 'text-ink',
  },
}

interface Look {
  readonly column: string
  readonly head: string
  readonly sign: string
  /** Hint and count. */
  readonly aside: string
  readonly number: string
  /** A number while it is called out. */
  readonly called: string
  /** The words in place of numbers. */
  readonly empty: string
}

/** The prefix of a kiosk is small: it is the same for most. */
function Figures({ number }: Pick<Ticket, 'number'>) {
  const { prefix, rest } = partsOf(number)
  return (
    <>
      {prefix !== '' && <span className="text-[0.42em]">{prefix}</span>}
      {rest}
    </>
  )
}

/** What the padding of the list leaves: 1.2 above and 2 at each side, in hundredths of the screen. */
const inside = (size: { width: number; height: number } | null, side: number) =>
  size ? { width: size.width - side * 0.04, height: size.height - side * 0.012 } : { width: 0, height: 0 }

/** Which part of the numbers is shown, and when the next one comes. */
function Turning({ page, pages }: { readonly page: number; readonly pages: number }) {
  return (
    <div className="flex flex-none gap-10 px-30 pt-14 pb-20" role="img" aria-label={de.page(page + 1, pages)}>
      {Array.from({ length: pages }, (_, index) => (
        <span
          key={index === page ? `now-${page}` : index}
          className="h-8 flex-1 overflow-hidden rounded-pill bg-white/16"
        >
          {index <= page && (
            <span
              className={`block h-full rounded-pill bg-current ${index === page ? 'origin-left animate-turn' : ''}`}
            />
          )}
        </span>
      ))}
    </div>
  )
}
