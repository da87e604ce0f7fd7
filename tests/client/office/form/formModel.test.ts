import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Field, formModel } from '../../../../client/office/form/formModel.ts'
import { sectionsOf, shownSections } from '../../../../client/office/form/sections.ts'
import { keptByAdmins } from '../../../../schema/base/access.ts'
import { type Body, type Entity, entity, whole } from '../../../../schema/base/entity.ts'
import { choice, imageRef, instant, money, name, piece, relation } from '../../../../schema/base/fields.ts'
import { entities } from '../../../../schema/index.ts'

const types = entities.map(declared => [declared.type, declared] as const)
const model = (type: string) => formModel(entities.find(declared => declared.type === type) as Entity)
const field = (type: string, name: string) => model(type).find(candidate => candidate.name === name)

describe('The form of every registered entity', () => {
  it.each(types)('%s: has a widget and a German label for every field, nested ones too', (_type, declared) => {
    const fields = formModel(declared)
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(declared.shape.shape))
    for (const { kind, label } of everyField(fields)) {
      expect(kind).toBeTruthy()
      expect(label).not.toBe('')
    }
  })

  it.each(types)('%s: shows every field in exactly one section', (_type, declared) => {
    const shown = sectionsOf(declared).flatMap(section => section.fields.map(({ name }) => name))
    // The switch of hours that may follow others is part of their control.
    const switched = formModel(declared).flatMap(each =>
      each.kind === 'list' ? (each.schedule?.follows?.unless ?? []) : [],
    )
    expect([...shown, ...switched].toSorted()).toEqual(Object.keys(declared.shape.shape).toSorted())
  })
})

describe('Declared sections', () => {
  const declared = entity({
    type: 'notes',
    label: { one: 'Notiz', many: 'Notizen' },
    fields: { name: name(), isDated: z.boolean(), date: z.string(), extra: z.string() },
    labels: { name: 'Name', isDated: 'Datiert', date: 'Datum', extra: 'Mehr' },
    blank: { isDated: false, date: '', extra: '' },
    access: keptByAdmins,
    audiences: { office: whole },
    title: body => body.name,
    form: [
      { title: 'Anfang', fields: ['name', 'isDated'] },
      { title: 'Tag', fields: ['date'], when: body => body['isDated'] === true },
    ],
  })

  it('stand in their order, and what no section names stands folded in a last one', () => {
    const sections = sectionsOf(declared)
    expect(sections.map(({ title, fields }) => [title, fields.map(each => each.name)])).toEqual([
      ['Anfang', ['name', 'isDated']],
      ['Tag', ['date']],
      ['Weiteres', ['extra']],
    ])
    expect(sections.at(-1)?.declared.folded).toBe(true)
  })

  it('are there only where their condition holds', () => {
    const titles = (body: Body) => shownSections(declared, body).map(({ title }) => title)
    expect(titles({ isDated: false })).toEqual(['Anfang', 'Weiteres'])
    expect(titles({ isDated: true })).toEqual(['Anfang', 'Tag', 'Weiteres'])
  })

  it.each(types)(
    '%s: a folded one says in a line what is in it, and names are given to lists there are',
    (_type, each) => {
      for (const { folded, summary } of each.form ?? []) expect(Boolean(folded)).toBe(summary !== undefined)
      for (const section of each.form ?? []) expect(section.summary?.(each.blank) ?? 'x').not.toBe('')
    },
  )
})

describe('A field of the form', () => {
  it.each<[string, string, Partial<Field>]>([
    ['products', 'name', { kind: 'text', maxLength: 120, required: true, nullable: false }],
    ['products', 'uid', { kind: 'text', required: false, emptyText: true }],
    ['products', 'description', { kind: 'longText', maxLength: 2000 }],
    ['config', 'description', { kind: 'longText', maxLength: 2000 }],
    ['config', 'imprintText', { kind: 'markdown' }],
    ['products', 'price', { kind: 'money', required: true }],
    ['products', 'isEnabled', { kind: 'boolean', required: false }],
    [
      'products',
      'type',
      { kind: 'choice', options: { simple: 'Einfach', bundle: 'Menü', configurable: 'Konfigurierbar' } },
    ],
    ['products', 'defaultQuantity', { kind: 'number', integer: false, nullable: true, required: false }],
    ['products', 'leadTimeValue', { kind: 'number', integer: true }],
    ['products', 'tax', { kind: 'taxClass', required: true }],
    ['products', 'dineInTax', { kind: 'taxClass', nullable: true, required: false }],
    ['branches', 'phone', { kind: 'phone', required: false }],
    ['branches', 'email', { kind: 'email', nullable: true }],
    ['branches', 'website', { kind: 'url', nullable: true }],
    ['branches', 'timeZone', { kind: 'timeZone', required: true }],
    ['branches', 'orderableFrom', { kind: 'date', nullable: true }],
    ['branches', 'logo', { kind: 'image', nullable: true }],
    ['branches', 'tags', { kind: 'relations', to: 'tags' }],
    ['config', 'themeColor', { kind: 'color' }],
    ['menus', 'availableFrom', { kind: 'instant', required: true }],
    ['tables', 'branch', { kind: 'relation', to: 'branches', required: true }],
  ])('%s.%s is what its zod type and its registered widget say', (type, name, expected) => {
    expect(field(type, name)).toMatchObject(expected)
  })

  it('of a list of words is a choice of several, with German labels', () => {
    expect(field('products', 'diets')).toMatchObject({ kind: 'choices', options: { vegan: 'Vegan' } })
    expect(field('users', 'roles')).toMatchObject({ kind: 'choices', options: { ROLE_ADMIN: 'Administration' } })
  })

  it('of a list of pictures is a list whose items are pictures', () => {
    expect(field('products', 'images')).toMatchObject({ kind: 'list', item: { kind: 'image' } })
  })

  it('of a list of pieces knows the fields of one piece, also where the piece has checks of its own', () => {
    expect(partsOf(field('branches', 'openingHours'))).toEqual([
      'type: choice',
      'date: date',
      'isClosed: boolean',
      'from: time',
      'to: time',
    ])
    expect(partsOf(field('menus', 'catalog'))).toEqual(['category: relation', 'products: relations'])
  })

  it('of a piece within a list within a piece is reached', () => {
    const parts = (field('products', 'config') as Extract<Field, { kind: 'piece' }>).fields[0]
    expect(partsOf(parts)).toContain('options: list')
  })

  it('of a type nobody made a widget for is told at once', () => {
    expect(() => formModel(tiny({ strange: z.map(z.string(), z.string()) }))).toThrow(/strange/)
  })
})

describe('A new entity', () => {
  it('gets its whole form from its one file', () => {
    const fields = formModel(
      tiny({
        title: name(),
        price: money().nullish(),
        kind: choice({ a: 'Erstens', b: 'Zweitens' }),
        at: instant(),
        owner: relation('users'),
        photo: imageRef(),
        plain: z.enum(['x', 'y']),
        notes: z.array(z.string()),
        inner: piece({ deep: z.boolean() }, { deep: 'Tief' }),
      }),
    )
    expect(fields.map(({ kind }) => kind)).toEqual([
      'text',
      'money',
      'choice',
      'instant',
      'relation',
      'image',
      'choice',
      'list',
      'piece',
    ])
  })
})

function tiny(fields: z.ZodRawShape): Entity {
  return entity({
    type: 'things',
    label: { one: 'Ding', many: 'Dinge' },
    fields,
    labels: Object.fromEntries(Object.keys(fields).map(key => [key, `Feld ${key}`])),
    blank: {},
    access: keptByAdmins,
    audiences: { office: whole },
    title: () => '',
  })
}

function partsOf(listed: Field | undefined): string[] {
  if (listed?.kind !== 'list' || listed.item.kind !== 'piece') throw new Error('no list of pieces')
  return listed.item.fields.map(({ name, kind }) => `${name}: ${kind}`)
}

function everyField(fields: readonly Field[]): Field[] {
  return fields.flatMap(found => {
    if (found.kind === 'piece') return [found, ...everyField(found.fields)]
    if (found.kind === 'list' && found.item.kind === 'piece') return [found, ...everyField(found.item.fields)]
    return [found]
  })
}
