import { isIPv4, isIPv6 } from 'node:net'

/** IPv4 → its /24, IPv6 → its /48: the range that one sender usually controls. Anything else counts as one network. */
export function networkPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain.slice(0, plain.lastIndexOf('.'))
  if (!isIPv6(plain)) return 'unknown'
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...gap, ...after].slice(0, 3)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
