import {
  ChartColumn,
  Croissant,
  type LucideIcon,
  PanelsTopLeft,
  ReceiptText,
  Settings,
  Store,
  Sun,
  Users,
} from 'lucide-react'
import type { Area } from '../../../schema/base/areas.ts'

const icons: Readonly<Record<Area, LucideIcon>> = {
  today: Sun,
  orders: ReceiptText,
  catalogue: Croissant,
  branches: Store,
  content: PanelsTopLeft,
  team: Users,
  statistics: ChartColumn,
  settings: Settings,
}

export function AreaIcon({ area, size }: { readonly area: Area; readonly size: number }) {
  const Icon = icons[area]
  return <Icon size={size} aria-hidden className="shrink-0" />
}
