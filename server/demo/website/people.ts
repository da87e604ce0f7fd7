import type { SitePicture } from '../../../schema/website/fields.ts'
import type { Shots } from './shots.ts'

/** Somebody with a name, a task and ways to be reached. */
export interface ClubPerson {
  readonly firstName: string
  readonly lastName: string
  readonly position: string
  readonly phone: string
  readonly email: string
  readonly image: SitePicture
}

type Reached = readonly [mailbox: string, extension: number]

const person = (
  [firstName, lastName]: readonly [string, string],
  position: string,
  [mailbox, extension]: Reached,
  image: SitePicture,
): ClubPerson => ({
  firstName,
  lastName,
  position,
  phone: `+43 1 000 80 ${extension}`,
  email: `${mailbox}@klub.morgenkrume.example`,
  image,
})

export const officers = (shot: Shots): ClubPerson[] => [
  person(['Gerhard', 'Lindner'], 'Obmann', ['obmann', 90], shot('president')),
  person(['Nora', 'Feichtinger'], 'Obmann-Stellvertreterin', ['feichtinger', 91], shot('vice')),
  person(['Ahmet', 'Kaya'], 'Kassier', ['kassa', 92], shot('treasurer')),
  person(['Elisa', 'Lang'], 'Schriftführerin', ['schriftverkehr', 93], shot('secretary')),
]

export const sectionHeads = (shot: Shots): ClubPerson[] => [
  person(['Florian', 'Moser'], 'Jugendleiter', ['jugend', 94], shot('youthHead')),
  person(['Goran', 'Jurić'], 'Sektion Fußball', ['fussball', 95], shot('footballHead')),
  person(['Brigitte', 'Haas'], 'Sektion Tennis', ['tennis', 96], shot('tennisHead')),
  person(['Lena', 'Schober'], 'Sektion Turnen', ['turnen', 97], shot('gymHead')),
  person(['Thomas', 'Wimmer'], 'Sektion Laufen', ['laufen', 98], shot('runningHead')),
]
