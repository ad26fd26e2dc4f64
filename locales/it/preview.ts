import type { previewText as base } from '../en/preview.ts'
import { translated } from '../texts.ts'

export const previewText = translated<typeof base>('it', {
  title: 'Anteprima: {title}',
  draft: 'Anteprima di una bozza, al {moment}. La vede solo chi ha questo link.',
  version: 'Anteprima di una versione, al {moment}. La vede solo chi ha questo link.',
  undated: 'Anteprima di una bozza. La vede solo chi ha questo link.',
  over: {
    title: 'Questa anteprima è terminata',
    text: 'Il link è scaduto o è stato ritirato. Chiedine uno nuovo a chi te lo ha inviato.',
  },
  unknown: {
    title: 'Questo link di anteprima non funziona',
    text: 'Forse manca una parte dell’indirizzo. Copia di nuovo il link per intero, o chiedilo a chi te lo ha inviato.',
  },
  blog: 'Vai al blog',
})
