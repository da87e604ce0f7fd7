import type { ReactNode } from 'react'
import { pageAt, type Ticket } from '../../../schema/counter/boards.ts'
import { useSize } from '../../device/page/size.ts'
import { fitOf, partsOf, type Tone } from './fit.ts'
import { de } from './texts.ts'

interface NumberColumnProps {
  readonly title: string
  readonly hint: string
  readonly icon: ReactNode
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
export function NumberColumn({ title, hint, icon, tone, tickets, empty, now, side, calling }: NumberColumnProps) {
  const { ref, size } = useSize<HTMLDivElement>()
  const fit = fitOf(inside(size, side), tickets, tone, side)
  const { shown, page, pages } = pageAt(tickets, fit.columns * fit.rows, now)
  return (
    <section className={`board-column board-column-${tone}`} aria-label={title}>
      <header className="board-column-head">
        <span className="board-column-sign" aria-hidden>
          {icon}
        </span>
        <div className="min-w-0">
          <h2 className="board-column-title">{title}</h2>
          <p className="board-column-hint">{hint}</p>
        </div>
        <span className="board-count figures">{tickets.length}</span>
      </header>
      <div ref={ref} className="relative min-h-0 flex-1 overflow-hidden">
        {tickets.length === 0 ? (
          <p className="board-empty">{empty}</p>
        ) : (
          <ul
            key={page}
            className="board-numbers"
            style={{ gridTemplateColumns: `repeat(${fit.columns}, minmax(0, 1fr))`, fontSize: `${fit.height}px` }}
          >
            {size &&
              shown.map(ticket => (
                <li
                  key={ticket.id}
                  className={`board-number figures ${ticket.id === calling ? 'board-number-called' : ''}`}
                >
                  <Figures number={ticket.number} />
                  {ticket.table !== null && <span className="board-table">{ticket.table}</span>}
                </li>
              ))}
          </ul>
        )}
      </div>
      {pages > 1 && <Turning page={page} pages={pages} />}
    </section>
  )
}

/** The prefix of a kiosk is small: it is the same for most. */
function Figures({ number }: Pick<Ticket, 'number'>) {
  const { prefix, rest } = partsOf(number)
  return (
    <>
      {prefix !== '' && <span className="board-prefix">{prefix}</span>}
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
    <div className="board-turning" role="img" aria-label={de.page(page + 1, pages)}>
      {Array.from({ length: pages }, (_, index) => (
        <span key={index === page ? `now-${page}` : index} className="board-turn">
          {index === page && <span className="board-turn-now" />}
          {index < page && <span className="board-turn-past" />}
        </span>
      ))}
    </div>
  )
}
