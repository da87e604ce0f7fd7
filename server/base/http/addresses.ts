import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'

type Net = readonly [net: string, prefix: number]

/** Addresses of the machine that asks, of whoever is on the same wire, or of nobody. */
const here: readonly Net[] = [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['fe80::', 10],
  ['ff00::', 8],
]
/** Addresses in somebody's own network. */
const inside: readonly Net[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['64:ff9b::', 96],
  ['fc00::', 7],
]
const local = blockListOf(here)
const own = blockListOf([...here, ...inside])

/** Whether an address (IPv4 or IPv6) is on the public internet. */
export const isPublicAddress = (address: string): boolean => isOutside(own, address)

/** Whether an address is that of another machine, in the own network or beyond: none of this machine's, and no link's. */
export function isOtherMachine(address: string): boolean {
  const mine = Object.values(networkInterfaces()).flatMap(all => all ?? [])
  return isOutside(local, address) && mine.every(each => each.address !== plain(address))
}

/** Looks a name up and refuses, at the moment of the connection, what leads to an address that is not allowed. */
export const lookupWhere =
  (isAllowed: (address: string) => boolean, complaint: (hostname: string) => Error): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address))) return callback(complaint(hostname), '', 0)
      if (options.all) return (callback as unknown as (error: null, found: object[]) => void)(null, found)
      return callback(null, first.address, first.family)
    })
  }

function isOutside(list: BlockList, given: string): boolean {
  const address = plain(given)
  const family = isIP(address)
  return family !== 0 && !list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** An address of IPv4 in the form of IPv6: ::ffff:10.0.0.1 */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

function blockListOf(nets: readonly Net[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, isIP(net) === 6 ? 'ipv6' : 'ipv4')
  return list
}
