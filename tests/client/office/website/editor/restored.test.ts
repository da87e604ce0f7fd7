import { expect, test } from 'vitest'
import { restored } from '../../../../../client/office/website/editor/restored.ts'

const [old, present, draft] = [{ title: 'Damals' }, { title: 'Heute' }, { title: 'Morgen' }]
const now = { name: 'Verein', content: present, draft, isPublic: true }

test('What a page was comes back as a draft, and changes neither what is public nor whether it is', () => {
  expect(restored({ content: old, draft: null, isPublic: false, name: 'Klub' }, now)).toEqual({
    draft: old,
    name: 'Klub',
  })
  expect(restored({ content: old, draft }, now)).toEqual({ draft })
})

test('Where nothing was being written then and nothing was published since, that is what is public', () => {
  expect(restored({ draft: null }, now)).toEqual({ draft: present })
})

test('A field of the page itself comes back alone', () => {
  expect(restored({ isPublic: false }, now)).toEqual({ isPublic: false })
})
