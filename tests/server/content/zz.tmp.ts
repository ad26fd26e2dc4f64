import { writeFile, mkdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { temporaryContent, openStore, sampleInput, ada, git, eventually } from './sample-content.ts'
test('small', async (t) => {
  const dir = await temporaryContent(t)
  const store = await openStore(t, dir)
  await writeFile(dir+'/.git/index-of-saves', 'torn')
  const times: number[] = []
  for (let i=0;i<40;i++) { const t0=performance.now(); await store.create(sampleInput('New number '+i), ada); times.push(Math.round(performance.now()-t0)) }
  console.log('saves', times.sort((a,b)=>a-b).join(' '))
})
test('big', async (t) => {
  const dir = await temporaryContent(t)
  await mkdir(dir+'/posts')
  for (let i=0;i<10000;i++) await writeFile(`${dir}/posts/post-${i}.md`, `---\nid: id${i}\ntitle: Post ${i}\nslug: post-${i}\ndescription: Something about automation and calls, number ${i}.\ncategory: Technology\nreadTime: 5 min read\nimage: /public-objects/blog/${i}.jpg\nfaq:\n  - question: Why?\n    answer: Because of this and that.\npublished: true\npublishedAt: 2026-01-01T10:00:00.000Z\ncreatedAt: 2026-01-01T10:00:00.000Z\nupdatedAt: 2026-01-01T10:00:00.000Z\n---\n\n${'A paragraph of text that goes on for a while. '.repeat(60)}\n`)
  let store = await openStore(t, dir)
  await store.close()
  let t0=performance.now(); let c0=process.cpuUsage()
  store = await openStore(t, dir)
  let c=process.cpuUsage(c0);
  console.log('start', performance.now()-t0, 'cpu', (c.user)/1e3, c.system/1e3)
  const times: number[] = []
  for (let i=0;i<20;i++) { const t0=performance.now(); await store.create(sampleInput('New number '+i), ada); times.push(Math.round(performance.now()-t0)) }
  console.log('saves', times.sort((a,b)=>a-b).join(' '))
  await new Promise(r=>setTimeout(r,1000))
  c0=process.cpuUsage(); await new Promise(r=>setTimeout(r,100)); c=process.cpuUsage(c0); console.log('idle cpu %', (c.user+c.system)/4e5)
})
