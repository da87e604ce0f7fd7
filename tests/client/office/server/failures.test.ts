import { describe, expect, it } from 'vitest'
import { NetworkError } from '../../../../client/data/engine/http.ts'
import { isFailure, ServerRefusal, sentenceOf } from '../../../../client/office/server/failures.ts'

const refusal = new ServerRefusal([{ code: 'conflict', message: 'Das gibt es schon.' }])
const silent = new ServerRefusal([])

describe('Why something could not be asked or done', () => {
  it.each<[string, Error, string]>([
    ['no connection', new NetworkError('x'), 'Dafür ist eine Verbindung zum Server nötig.'],
    ['the server’s own sentence', refusal, 'Das gibt es schon.'],
    ['a server that says nothing', silent, 'Das konnte nicht geladen werden.'],
  ])('is said in German: %s', (_, error, sentence) => {
    expect(sentenceOf(error)).toBe(sentence)
  })

  it('is said in the words of a page that has its own', () => {
    const own = { offline: 'Nur mit Verbindung.', refused: (said: string | undefined) => said ?? 'Ging nicht.' }
    expect([new NetworkError('x'), refusal, silent].map(error => sentenceOf(error, own))).toEqual([
      'Nur mit Verbindung.',
      'Das gibt es schon.',
      'Ging nicht.',
    ])
  })

  it('is never a mistake in the code', () => {
    expect([refusal, new NetworkError('x'), new TypeError('x')].map(isFailure)).toEqual([true, true, false])
  })
})
