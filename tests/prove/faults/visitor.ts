import { randomUUID } from 'node:crypto'
import { send } from '#tests/helpers/server.ts'

/**
 * Sends inquiries one after the other and prints the milliseconds of each as JSON: `visitor.ts <origin> <first> <count>`.
 * A process of its own, so that a server that is played beside it does not count as the visitor's wait. The first ones
 * are not counted: a new process compiles what they run.
 */
const [origin = '', first = '0', count = '0'] = process.argv.slice(2)
const times: number[] = []
for (let index = 0; index < Number(first) + Number(count); index += 1) {
  const email = `${randomUUID()}@example.com`
  const body = { name: 'Ada', surname: 'Rossi', email, phone: '020 7946 0456', submissionId: email }
  const started = performance.now()
  const { status } = await send('POST', `${origin}/api/pricing-inquiry`, { body })
  if (status !== 200) throw new Error(`An inquiry was answered ${status}`)
  if (index >= Number(first)) times.push(performance.now() - started)
}
console.log(JSON.stringify(times))
