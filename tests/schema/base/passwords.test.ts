import { describe, expect, it } from 'vitest'
import { passwordProblem, passwordTexts } from '../../../schema/base/passwords.ts'

const { length, blank, guessable, username } = passwordTexts

describe('A password', () => {
  it.each<[string, string | null]>([
    ['', length],
    ['kurz', length],
    ['  kurz  ', length],
    ['x'.repeat(129), length],
    ['        ', blank],
    ['12345678', guessable],
    ['87654321', guessable],
    ['password', guessable],
    ['Passwort123!', guessable],
    ['qwertz1234', guessable],
    ['Sommer2026', guessable],
    ['aaaaaaaa', guessable],
    ['hallo123', guessable],
    ['testtest', guessable],
    ['abcabcabcabc', guessable],
    ['Maria.Gruber', username],
    ['ganz-neu-ganz-neu', null],
    ['Topfen Fahrrad Mond', null],
    ['Sommerfrische in Gmunden', null],
    ['kx7!pWq2', null],
    ['ein-langes-passwort', null],
  ])('is one if it is no first guess: %j', (password, problem) => {
    expect(passwordProblem(password, 'maria.gruber')).toBe(problem)
  })
})
