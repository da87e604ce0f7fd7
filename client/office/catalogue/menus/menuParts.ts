import type { FormParts } from '../../form/formParts.ts'
import { DuplicateMenu } from './DuplicateMenu.tsx'
import { MenuBuilder } from './MenuBuilder.tsx'
import { BesideMenu } from './WhereActive.tsx'

/** The screen on which a menu is put together. */
export const menuParts: FormParts = {
  controls: { catalog: MenuBuilder },
  Beside: BesideMenu,
  Extra: DuplicateMenu,
  isWide: true,
}
