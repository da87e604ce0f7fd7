/** How a week of the roster is looked at, in the order in which `V` goes on. */
export const rosterViews = ['people', 'stations', 'day'] as const
export type RosterView = (typeof rosterViews)[number]

/** As this device was left; by person where nobody said anything. */
export const rosterViewOf = (kept: string | null): RosterView => rosterViews.find(view => view === kept) ?? 'people'

/** The view after this one. */
export const nextView = (view: RosterView): RosterView =>
  rosterViews[(rosterViews.indexOf(view) + 1) % rosterViews.length] ?? 'people'
