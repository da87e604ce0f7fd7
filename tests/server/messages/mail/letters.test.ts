import { expect, test } from 'vitest'
import { mailSamples } from '../../../support/mailSamples.ts'

const samples = mailSamples().map(({ name, subject, text }) => [name, `${subject}\n${text}`] as const)

test.each(samples)('A guest is addressed politely, with a capital, in every mail: %s', (_name, written) => {
  expect(written).toMatch(/\bIhre?[mnrs]?\b|\bSie\b/)
  expect(written.match(/\bihre?[mnrs]?\b/g)).toBeNull()
})

test.each(samples.filter(([name]) => name.includes('quotation')))(
  'Who asks for an offer has ordered nothing yet: %s',
  (_name, written) => {
    expect(written).toContain('Ihre Anfrage')
    expect(written).not.toContain('Ihre Bestellung')
  },
)
