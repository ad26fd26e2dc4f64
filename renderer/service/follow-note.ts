/**
 * While a voice note plays, gives `data-lit` to what is being said and to what comes of it. Further calls for the same
 * recording do nothing; when it pauses or ends everything is plain again.
 */
export function followNote(audio: HTMLMediaElement): void {
  const note = audio.closest('section')
  if (!note || followed.has(audio)) return
  followed.add(audio)
  const parts = [...note.querySelectorAll<HTMLElement>('[data-from]')]
  const show = () => {
    const { currentTime, paused, ended } = audio
    for (const part of parts) {
      const { from, to } = part.dataset
      const isSaid = Number(from) <= currentTime && currentTime < Number(to)
      part.toggleAttribute('data-lit', !paused && !ended && isSaid)
    }
    // A browser tells the time four times a second, which is late for a short phrase
    if (!paused && !ended) requestAnimationFrame(show)
  }
  for (const type of ['play', 'pause', 'ended', 'emptied']) audio.addEventListener(type, show)
  show()
}

const followed = new WeakSet<HTMLMediaElement>()
