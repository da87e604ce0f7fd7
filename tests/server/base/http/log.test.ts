import { expect, test } from 'vitest'
import { createLog, maskPath } from '../../../../server/base/http/log.ts'

function written(tell: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  tell(
    createLog(
      'info',
      line => void lines.push(line),
      () => 0,
    ),
  )
  return lines.join('')
}

test('an error that names a person is written without the person', () => {
  const line = written(log =>
    log.warn('job failed', {
      job: 7,
      error: '550 <anna.huber+shop@example.com>: unknown; sms to +43 664 1234567 refused',
    }),
  )
  expect(line).not.toMatch(/anna|664/)
  expect(JSON.parse(line)).toMatchObject({ job: 7, error: '550 <…@example.com>: unknown; sms to +… refused' })
})

test('what is below the level is not written', () => {
  expect(written(log => log.debug('x'))).toBe('')
  expect(written(log => log.info('x'))).toContain('"message":"x"')
})

test.each([
  ['/api/orders/public/5f0c/geheim', '/api/orders/public/5f0c/…'],
  ['/api/orders/public/5f0c/geheim/pay', '/api/orders/public/5f0c/…/pay'],
  ['/status/5f0c/geheim', '/status/5f0c/…'],
  ['/api/orders/frontdesk/1/geheim', '/api/orders/frontdesk/1/…'],
  ['/api/print/star/3/geheim', '/api/print/star/3/…'],
  ['/api/payments/mollie/webhook/12.geheim', '/api/payments/mollie/webhook/…'],
  ['/upload/geheim/preview/3-1.jpg', '/upload/…/preview/3-1.jpg'],
  ['/api/orders/12', '/api/orders/12'],
])('%s is written as %s', (path, masked) => {
  expect(maskPath(path)).toBe(masked)
})
