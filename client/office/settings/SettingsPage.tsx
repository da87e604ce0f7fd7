import type { ComponentType } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { sectionAt } from './addresses.ts'
import { Settings } from './Settings.tsx'

interface SettingsPageProps {
  readonly entity: Entity
  /** What the address says behind the settings; none for their first page. */
  readonly at?: string
  /** The field to begin in. */
  readonly path?: string | undefined
  /** Edits one section, by its id. */
  readonly Form: ComponentType<{
    readonly entity: Entity
    readonly id: number
    readonly section: string
    readonly path: string | undefined
  }>
}

/** The settings: one section of them, or where they begin. */
export function SettingsPage({ entity, at = '', path, Form }: SettingsPageProps) {
  const section = sectionAt(entity, at, path)?.id
  if (section === undefined) return <Settings entity={entity} />
  return <Form key={section} {...{ entity, section, path }} id={1} />
}
