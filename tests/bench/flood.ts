import { Agent, get } from 'node:http'

/**
 * Asks for addresses that are no pages: `flood.ts <origin> <count>`. A process of its own, so that it takes nothing from
 * the one that measures. The targets are sent as they are: `fetch` would tidy them.
 */
const [origin = '', count = '0'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const targets: ((number: number) => string)[] = [
  (number) => `/nobody-${number}`,
  (number) => `/blog?category=zz${number}`,
  (number) => `/pricing#${number}`,
  (number) => `/blog?page=${number + 100}`,
]
let next = 0

async function visitor(): Promise<void> {
  while (next < Number(count)) {
    const number = next
    next += 1
    const path = targets[number % targets.length]?.(number) ?? '/'
    await new Promise<void>((resolve, reject) => {
      const { hostname, port } = new URL(origin)
      get({ hostname, port, path, agent }, (answer) => answer.once('close', resolve).resume()).on(
        'error',
        reject,
      )
    })
  }
}

await Promise.all(Array.from({ length: 16 }, visitor))
agent.destroy()
