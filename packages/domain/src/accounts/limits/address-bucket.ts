const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4
const MAPPED_IPV4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/**
 * The name under which the calls of a network address are counted together: an IPv4 address counts alone, an IPv6
 * address with its /64, since the holder of one of its addresses holds all 2⁶⁴. `2001:db8::1` and
 * `2001:db8:0:0:ffff::2` are both `2001:db8:0:0::/64`; `::ffff:192.0.2.1` is `192.0.2.1`. A text that is no address is
 * returned unchanged.
 */
export function addressBucket(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!ip.includes(':')) return ip
  const [address = ''] = ip.toLowerCase().split('%')
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const left = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const groups = [...before, ...left, ...after].slice(0, GROUPS_OF_A_NETWORK)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
