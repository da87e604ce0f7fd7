import { isOpen } from '../../../schema/base/openingHours.ts'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { branches } from '../../../schema/business/branch.ts'
import { type User, users } from '../../../schema/business/user.ts'
import { type Screen, screens as screenEntity } from '../../../schema/signage/screen.ts'
import { OFFLINE_MINUTES } from '../../../schema/signage/screenCommand.ts'
import type { BaseDeps } from '../../base/deps.ts'
import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { Statements } from '../../base/storage/statements/register.ts'

interface Told {
  readonly letter: readonly string[]
  readonly body: string
  readonly tag: string
  readonly title: string
  readonly url: string
  readonly user: number
}

const OFFLINE_MS = OFFLINE_MINUTES * MINUTE

/**
 * Tells those who lead a branch when a TV there is not heard of any more though it is to be on: once per outage, until it
 * was heard again. What the server itself slept through is no outage of a TV.
 */
export function createOutageWatch(
  { storage, clock }: Pick<BaseDeps, 'storage' | 'clock'>,
  tell: (told: Told, name: string) => readonly NewJob[],
): { tick(): Promise<number> } {
  const since = clock.now()
  let lookedAt = since

  async function report(screen: Screen, now: number): Promise<boolean> {
    const house = await storage.read.documents.entity(branches, screen.branch)
    if (!house || !isToBeOn(screen, house.timeZone, now)) return false
    const leaders = leadersOf(await storage.read.documents.every(users), screen.branch)
    return storage.write(async ({ screens, jobs }) => {
      if (!(await screens.tellSilence(screen.id, now - OFFLINE_MS, now))) return false
      for (const { id } of leaders)
        for (const job of tell(letterOf(id, screen, house.name), `screen:${screen.id}:${now}`)) await jobs.add(job, now)
      return true
    })
  }

  return {
    async tick() {
      const now = clock.now()
      if (now - lookedAt < MINUTE || now - since < OFFLINE_MS) return 0
      lookedAt = now
      const { screens, documents } = storage.read
      const paired = new Set((await screens.tokens()).map(({ screen }) => screen))
      // One that was taken out of the house is not missed.
      const isMissed = ({ screen, toldAt, at }: Beat) => paired.has(screen) && toldAt === null && at < now - OFFLINE_MS
      const silent = (await screens.beats()).filter(isMissed)
      let told = 0
      for (const { screen: id } of silent) {
        const screen = await documents.entity(screenEntity, id)
        if (screen?.isEnabled && (await report(screen, now))) told += 1
      }
      return told
    },
  }
}

type Beat = Awaited<ReturnType<Statements['screens']['beats']>>[number]

/** Who leads a branch; where nobody does, who leads the business. */
function leadersOf(all: readonly User[], branch: number): readonly User[] {
  const enabled = all.filter(({ isEnabled }) => isEnabled)
  const own = enabled.filter(({ roles, branches: led }) => roles.includes('ROLE_MANAGER') && led.includes(branch))
  return own.length > 0 ? own : enabled.filter(({ roles }) => roles.includes('ROLE_ADMIN'))
}

/** On long enough that it would have been heard. */
const isToBeOn = ({ hours }: Screen, zone: string, now: number): boolean =>
  !hours?.length || [now, now - OFFLINE_MS].every(at => isOpen(hours, at, zone))

function letterOf(user: number, { id, name }: Screen, branch: string): Told {
  const title = `TV „${name}“ meldet sich nicht`
  const body = `${branch}: seit mehr als ${OFFLINE_MINUTES} Minuten ohne Nachricht.`
  const letter = [
    `Der TV „${name}“ in ${branch} hat sich seit mehr als ${OFFLINE_MINUTES} Minuten nicht gemeldet.`,
    'Was er zuletzt hatte, zeigt er auch ohne Netz weiter. Bitte sehen Sie nach, ob er eingeschaltet und mit dem WLAN verbunden ist.',
  ]
  return { user, title, body, url: `/backend#/digital-signage-devices/${id}`, tag: `screen-${id}`, letter }
}
