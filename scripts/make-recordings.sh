#!/bin/sh
# Makes the recordings of the voice-to-note pages: docs/recordings.md. Needs flite, festival, festvox-italp16k and ffmpeg.
set -eu
to=$(cd "$(dirname "$0")/../public/recordings" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

flite -voice slt --setf duration_stretch=1.12 -psdur -o en.wav -t "The kitchen at number nine is finished, and the owner is \
happy. Send the final invoice today, and book me in for the snags on Thursday at eight."

# Festival reads e' as è
cat >it.scm <<'END'
(voice_lp_diphone)
(Parameter.set 'Duration_Stretch 1.08)
(set! note (utt.synth (Utterance Text "La cucina al numero nove e' finita, e la proprietaria e' contenta. Oggi manda la fattura a saldo, e segnami i ritocchi giovedi' alle otto.")))
(utt.save.wave note "it.wav")
(mapcar (lambda (word) (format t "%s %f\n" (item.name word) (item.feat word "word_end"))) (utt.relation.items note 'Word))
END
festival -b it.scm

for language in en it; do
  for form in 'ogg -ar 48000 -c:a libopus -b:a 24k -application voip' 'mp3 -ar 24000 -c:a libmp3lame -b:a 40k'; do
    # shellcheck disable=SC2086 # the form is a list of options
    set -- $form
    ending=$1
    shift
    ffmpeg -hide_banner -loglevel error -y -i "$language.wav" \
      -af 'adelay=150,apad=pad_dur=0.3,loudnorm=I=-18:TP=-2' -ac 1 "$@" "$to/voice-note-$language.$ending"
  done
done
