import type { Entity } from './base/entity.ts'
import { branches } from './business/branch.ts'
import { config } from './business/config.ts'
import { departments } from './business/department.ts'
import { divisions } from './business/division.ts'
import { tables } from './business/table.ts'
import { users } from './business/user.ts'
import { categories } from './catalogue/category.ts'
import { images } from './catalogue/image.ts'
import { menus } from './catalogue/menu.ts'
import { products } from './catalogue/product.ts'
import { switches } from './catalogue/switch.ts'
import { tags } from './catalogue/tag.ts'
import { devices } from './counter/device.ts'
import { printers } from './counter/printer.ts'
import { stations } from './counter/station.ts'
import { donatees } from './ordering/donatee.ts'

/** The register: one line per entity. */
export const entities = [
  config,
  divisions,
  branches,
  departments,
  menus,
  categories,
  tags,
  products,
  tables,
  stations,
  printers,
  switches,
  devices,
  donatees,
  users,
  images,
] as unknown as readonly Entity[]
