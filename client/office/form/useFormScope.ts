import { createElement, useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { PresentPerson } from '../../../schema/base/presence.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { FieldHistoryButton } from '../history/FieldHistoryButton.tsx'
import { useOffice, useSettings, useZone } from '../shell/scope.tsx'
import { bodyIn, shownIn } from './draft.ts'
import { formModel } from './formModel.ts'
import type { FormScope } from './formScope.tsx'
import { byPath } from './problems.ts'
import type { EntityFormState } from './useEntityForm.ts'

interface Open {
  readonly entity: Entity
  readonly row: Row | null
  readonly form: EntityFormState
  readonly allowed: boolean
  readonly controls?: FormScope['controls']
}

const nobody: readonly PresentPerson[] = []
const noControls: FormScope['controls'] = {}

/** What the controls of an open form share. */
export function useFormScope({ entity, row, form, allowed, controls = noControls }: Open): FormScope {
  const currency = useSettings()?.currency ?? 'EUR'
  const zone = useZone()
  const country = countryIn(entity, form, row)
  const others = useLive(useOffice().office.presence.others) ?? nobody
  const problems = useMemo(() => byPath(form.problems), [form.problems])
  return useMemo<FormScope>(
    () => ({
      disabled: !allowed,
      problems,
      zone,
      currencySign: signOf(currency),
      country,
      controls,
      entryName: path => entity.add?.[path.replaceAll(/\.\d+(?=\.)/g, '')],
      place: path => (row ? `${entity.type}:${row.id}:${path}` : null),
      presentAt: path => others.filter(person => person.field === path),
      historyOf: field =>
        row &&
        createElement(FieldHistoryButton, {
          entity,
          row,
          field,
          shown: bodyIn(form.draft, row),
          fill: allowed ? form.fill : undefined,
        }),
      sibling(name) {
        const field = formModel(entity).find(each => each.name === name)
        if (!field) return undefined
        const value = shownIn(form.draft, field, row)
        return { label: field.label, value, onChange: typed => form.type(field, typed) }
      },
    }),
    [allowed, problems, zone, currency, country, controls, entity, form, row, others],
  )
}

/** As it is typed, else as it is stored. */
function countryIn(entity: Entity, { draft }: EntityFormState, row: Row | null): string | null {
  const field = formModel(entity).find(({ name }) => name === 'country')
  const country = field && shownIn(draft, field, row)
  return typeof country === 'string' ? country : null
}

function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('de-DE', { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
