import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { test } from 'node:test'
import { locales } from '#domain/locales.ts'
import { voiceToNoteAutomationText as english } from '#locales/en/services/voice-to-note-automation.ts'
import { voiceToNoteAutomationText as italian } from '#locales/it/services/voice-to-note-automation.ts'
import { recordings } from '#renderer/service/recordings.ts'

const mostBytes = 80 * 1024

for (const locale of locales)
  test(`R300, ${locale}: both files exist and are small; the times of the sentence’s parts ascend`, () => {
    const { file, phrases } = recordings[locale]
    for (const ending of ['ogg', 'mp3']) {
      const { size } = statSync(`public${file}.${ending}`)
      assert.ok(size > 0 && size <= mostBytes, `${size}`)
    }
    assert.equal(phrases.length, { en: english, it: italian }[locale].note.sentence.length)
    const times = phrases.flatMap((phrase) => phrase ?? [])
    assert.deepEqual(
      times,
      [...times].sort((one, other) => one - other),
    )
  })
