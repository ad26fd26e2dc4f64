/**
 * While a voice note plays, sets `data-lit` on the phrase being spoken and on the slip that results from it;
 * clears it on pause and at the end. Further calls for the same recording do nothing.
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
    // `timeupdate` fires about four times a second, too late for short phrases
    if (!paused && !ended) requestAnimationFrame(show)
  }
  for (const type of ['play', 'pause', 'ended', 'emptied']) audio.addEventListener(type, show)
  show()
}

const followed = new WeakSet<HTMLMediaElement>()
