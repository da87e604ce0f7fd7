import { expect, test } from 'vitest'
import type { Branch } from '../../../../schema/business/branch.ts'
import { branchOf, configOf } from '../../../support/business.ts'
import { closed, open } from '../../../support/schedules.ts'
import { pageOf } from '../../website/head/page.ts'

const home = async (given: Partial<Branch> = {}) => {
  const branch = branchOf({
    phone: '+43 1 234567',
    email: 'wir@shop.example',
    website: 'https://shop.example',
    openingHours: [open('daily', '08:00–18:00'), closed('sunday')],
    ...given,
  })
  const { app } = await pageOf('/', { config: configOf(), branches: [branch] })
  return app.replaceAll('<!-- -->', '').replaceAll('\u{a0}', ' ')
}

test('A business with one branch leads to its menu, its telephone and the way to it', async () => {
  const drawn = await home()
  for (const words of ['Online Bestellen', 'Tischreservierung', 'Jetzt Anrufen', 'Anfahrt berechnen', 'Hauptplatz 1'])
    expect(drawn).toContain(words)
  for (const link of ['/store/stammhaus', 'tel:+431234567', 'mailto:wir@shop.example', 'https://shop.example'])
    expect(drawn).toContain(`href="${link}"`)
  expect(drawn).toMatch(/href="https:[^"]*Hauptplatz[^"]*" target="_blank"/)
  expect(drawn).not.toContain('Filialen werden angezeigt')
})

test('Its week is told with equal days together, and its delivery hours only where it keeps some', async () => {
  const drawn = await home()
  expect(drawn.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    'Montag–Samstag 08:00–18:00 Sonntag Geschlossen',
  )
  expect(drawn).not.toContain('Lieferzeiten anzeigen')
  expect(await home({ isDeliveryHoursEnabled: true })).toContain('Lieferzeiten anzeigen')
})
