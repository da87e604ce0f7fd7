import { useMemo } from 'react'
import { projects as entity, isFor } from '../../../../schema/time/project.ts'
import { useLive } from '../../../data/engine/live.ts'
import { Select } from '../../../ui/Select.tsx'
import { useOffice } from '../../shell/scope.tsx'
import { typedRow } from '../../shell/typedRow.ts'
import { texts } from './texts.ts'

const MANY = 500

/** What one is going to work on, by id. */
export interface What {
  readonly project: number | null
  readonly task: number | null
}

interface WhatChoiceProps {
  readonly value: What
  readonly onChange: (value: What) => void
}

/** Project and task, folded away: most people just come. Nothing where no project goes on. */
export function WhatChoice({ value: { project, task }, onChange }: WhatChoiceProps) {
  const { id: me, branches } = useOffice().me.user
  const projects = useRows(entity.type).flatMap(row => {
    const typed = typedRow(entity, row)
    return typed?.isActive && isFor(typed, { id: me, branches: branches.map(branch => branch.id) }) ? [typed] : []
  })
  const tasks = useRows('tasks').filter(({ body }) => body['project'] === project && body['isDone'] !== true)
  if (projects.length === 0) return null
  return (
    <details className="rounded-control border border-line px-3 open:pb-3">
      <summary className="min-h-11 cursor-pointer content-center text-ink-soft">{texts.what}</summary>
      <div className="flex flex-col gap-3">
        <Select
          label={texts.project}
          value={project ?? ''}
          onChange={event => onChange({ project: Number(event.target.value) || null, task: null })}
        >
          <option value="">{texts.noProject}</option>
          {projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {tasks.length > 0 && (
          <Select
            label={texts.task}
            value={task ?? ''}
            onChange={event => onChange({ project, task: Number(event.target.value) || null })}
          >
            <option value="">{texts.noTask}</option>
            {tasks.map(({ id, body }) => (
              <option key={id} value={id}>
                {String(body['name'])}
              </option>
            ))}
          </Select>
        )}
      </div>
    </details>
  )
}

function useRows(type: string) {
  const { office } = useOffice()
  const live = useMemo(() => office.list(type, { sort: 'title', limit: MANY }), [office, type])
  return useLive(live)?.rows ?? []
}
