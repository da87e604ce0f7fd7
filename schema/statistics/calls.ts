import { get } from '../base/call.ts'
import type { StatisticAnswer, StatisticContents } from './answers.ts'
import type { ProfileActivities, UserProfile } from './profile.ts'

/** Asks for a figure: `/statistics/orders`; what follows the path is a `StatisticQuery`. */
export const statisticCall = <Name extends keyof StatisticContents>(name: Name) =>
  get(`/statistics/${name}`)<StatisticAnswer<Name>>()

/** How the working time of one person stands; what follows the path are `user`, `start`, `end` and `now`. */
export const userProfile = get('/statistics/user-profile')<UserProfile>()
/** Their work in that time, cut to it. */
export const userProfileActivities = get('/statistics/user-profile-working-activities')<ProfileActivities>()
