import { branches } from './entities/branch.ts'
import { categories } from './entities/category.ts'
import { config } from './entities/config.ts'
import { departments } from './entities/department.ts'
import { devices } from './entities/device.ts'
import { divisions } from './entities/division.ts'
import { donatees } from './entities/donatee.ts'
import { images } from './entities/image.ts'
import { menus } from './entities/menu.ts'
import { printers } from './entities/printer.ts'
import { products } from './entities/product.ts'
import { stations } from './entities/station.ts'
import { switches } from './entities/switch.ts'
import { tables } from './entities/table.ts'
import { tags } from './entities/tag.ts'
import { users } from './entities/user.ts'
import type { Entity } from './entity.ts'

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
