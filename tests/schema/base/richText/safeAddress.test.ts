import { describe, expect, it } from 'vitest'
import { isOtherAddress, isOwnAddress, isSuffix, isTextAddress } from '../../../../schema/base/richText/safeAddress.ts'

describe('A link in a text', () => {
  it.each([
    'https://example.com',
    'https://example.com/a?b=c#d',
    'http://verein.at/plan.pdf',
    'https://käse.at/übersicht',
    'mailto:office@verein.at',
    'tel:+43732123456',
    '/store/stammhaus',
    '/site/verein#vorstand',
    '#termine',
  ])('may lead to %s', address => {
    expect(isTextAddress(address)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//boese.example',
    '/\\boese.example',
    '/../etc',
    'https://user:geheim@example.com',
    'https://verein.at@boese.example',
    'https:/example.com',
    'https://',
    'https://example.com/" onclick="alert(1)',
    'https://example.com/\u202Egnp.exe',
    'mailto:a@b?bcc=c@d',
    'mailto:',
    'tel:javascript',
    '',
    'verein',
  ])('never leads to %j', address => {
    expect(isTextAddress(address)).toBe(false)
  })
})

describe('Addresses', () => {
  it.each<[string, boolean, boolean]>([
    ['https://example.com', true, false],
    ['http://example.com', false, false],
    ['/site/verein', false, true],
    ['//example.com', false, false],
    ['/a/../b', false, false],
    ['/a b', false, false],
  ])('%s is of another host: %s, our own: %s', (address, other, own) => {
    expect([isOtherAddress(address), isOwnAddress(address)]).toEqual([other, own])
  })

  it.each<[string, boolean]>([
    ['#termine', true],
    ['?jahr=2026', true],
    ['/anfahrt', true],
    ['//example.com', false],
    ['/../api', false],
    ['termine', false],
    ['#"onclick', false],
  ])('%s may follow the address of a page: %s', (suffix, expected) => {
    expect(isSuffix(suffix)).toBe(expected)
  })
})
