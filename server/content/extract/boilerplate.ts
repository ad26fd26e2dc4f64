import { isByline, type PastedLine } from './lines.ts'

/** How many lines at the start may be greetings, dates and bylines, and at the end notes to the reader. */
const openingLines = 15
const closingLines = 10

/** An article without what was pasted along with it, such as bylines, greetings and cover notes. Pure. */
export function withoutBoilerplate(lines: readonly PastedLine[]): PastedLine[] {
  const signedOff = signOff(lines)
  const kept = lines
    .slice(0, signedOff)
    .filter((line, at) => !isBoilerplate(line, at, Math.max(lines.length, signedOff) - 1 - at))
  return kept.slice(coverNote(kept))
}

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'
const weekday =
  'mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica'
const dateLine = new RegExp(
  `^(?:(?:published|posted|updated|last updated|written|pubblicato|aggiornato|scritto|data|date)(?: on| il| l’| l')?:?\\s)?(?:(?:${weekday}),?\\s)?(?:\\d{1,2}(?:st|nd|rd|th|º)?\\s(?:of\\s)?(?:${month})\\b,?(?:\\s\\d{4})?|(?:${month})\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4})`,
  'i',
)
const endsInDate = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th|º)?\\s(?:${month}),?\\s\\d{4}$`, 'i')
const readTimeLine =
  /^\W{0,6}(?:(?:reading time|read time|tempo di lettura|lettura)\W{0,3}(?:di\s)?)?\d{1,3}[\s-]{0,2}min(?:utes?|uti|s)?\b(?:\s(?:read|di lettura|lettura))?\W{0,3}$/i
const boilerplateLine =
  /^(?:read (?:more|on|next|full|the full)\b.*|(?:continue|keep) reading\b.*|learn more\b.*|find out more\b.*|click here\b.*|share (?:this|on|the)\b.*|share|tweet|pin it|copy link|print|leggi (?:di più|tutto|anche|ancora|l[’']articolo)\b.*|leggi|continua a leggere\b.*|scopri di più\b.*|clicca qui\b.*|condividi\b.*|(?:image|immagine|foto|photo|figure|figura|didascalia|caption)\s?(?:\d{1,2}\s?)?[:\-–].*|(?:photo|image|foto|immagine) (?:by|credit|di|courtesy)\b.*|table of contents|contents|indice(?: dei contenuti)?|in this (?:article|post)|in questo articolo|subscribe\b.*|iscriviti\b.*|follow us\b.*|seguici\b.*|back to (?:top|blog|all)\b.*|torna (?:su|al blog|all[’']inizio)\b.*|(?:skip to|vai al) (?:main )?(?:content|contenuto)|advertisement|loading\W*|leave a (?:comment|reply)|lascia un commento|\d{1,4} (?:comments?|commenti)|no comments|nessun commento|home|blog|news|menu|draft\b.{0,20}|bozza\b.{0,20}|seo|seo (?:details|info|metadata|data)|metadata|metadati|dati seo|end|fine|the end|sent from my\b.*|inviato da(?:l mio)? \w+|outlook for\b.*|-{2,}[^-]{1,60}-{2,}|begin forwarded message|inizio messaggio inoltrato|blog (?:post|article)|article|articolo|post)[\s.…:»>→!]{0,10}$/i
const relatedHeading =
  /^(?:related (?:posts?|articles?|reading)|you (?:may|might) also like|more (?:from|on) (?:the|our|this)\b.*|articoli correlati|potrebbe(?:ro)? (?:anche )?interessarti\b.*|leggi anche|ti potrebbero interessare\b.*|about the author|l[’']autore|l[’']autrice|sull[’']autore|chi scrive)\W{0,4}$/i
const noteStart =
  /^(?:let me know|would you like|feel free to|if you(?:['’]d| would) like|want me to|i can also|i hope this|hope this|fammi sapere|vuoi che|se vuoi posso|se preferisci|posso anche|dimmi se|spero che)\b/i

function isBoilerplate(line: PastedLine, at: number, fromEnd: number): boolean {
  const { text } = line
  if (!/\p{L}/u.test(text.slice(0, 500))) return true
  const words = text.slice(0, 600).split(' ')
  if (/^(?:https?:\/\/|www\.)\S*$/i.test(text)) return true
  if (words.length > 1 && words.every((word) => /^#\w/.test(word))) return true
  if (words.length <= 14 && line.level === null && (text.match(/ [>›»] /g)?.length ?? 0) >= 2) return true
  if (at < openingLines) {
    if (isByline(text) || (words.length <= 14 && (dateLine.test(text) || readTimeLine.test(text))))
      return true
    if (isGreeting(text, words.length)) return true
    if (at > 0 && words.length <= 8 && endsInDate.test(text)) return true
  }
  if (fromEnd < closingLines && noteStart.test(text)) return true
  return words.length <= 12 && line.level !== 1 && boilerplateLine.test(text)
}

function isGreeting(text: string, words: number): boolean {
  return (
    words <= 6 &&
    /^(?:hi|hello|hey|dear|good (?:morning|afternoon)|ciao|salve|buongiorno|buonasera|gentile|car[oaie])\b.{0,50}$/i.test(
      text,
    ) &&
    (/[,!]$/.test(text) || words <= 2)
  )
}

/** Index of the first line after the article: a sign-off, "You may also like", or the end of the text. */
function signOff(lines: readonly PastedLine[]): number {
  const related = lines.findIndex(
    (line, at) => at > lines.length * 0.6 && relatedHeading.test(line.text.slice(0, 80)),
  )
  const end = related < 0 ? lines.length : related
  const from = Math.max(1, end - 6)
  const at = lines
    .slice(from, end)
    .findIndex((line) =>
      /^(?:best|best wishes|kind regards|warm regards|regards|cheers|thanks|many thanks|thank you|all the best|cordiali saluti|distinti saluti|un caro saluto|un saluto|saluti|grazie(?: mille)?|a presto|buona giornata|buon lavoro)\b[\s,.!]{0,3}(?:\p{Lu}\S{0,30})?[\s,.!]{0,3}$/iu.test(
        line.text.slice(0, 80),
      ),
    )
  return at < 0 ? end : from + at
}

const aboutTheText =
  /\b(?:article|post|blog|draft|text|version|piece|copy|articolo|testo|bozza|versione|pezzo|contributo)\b/i
const addressed =
  /\b(?:I|I['’](?:ve|m|ll)|we|me|you|your|here(?:['’]s| is| are)|below|attached|as (?:promised|discussed|agreed|requested)|sure|certainly|absolutely|of course|ecco|ti|vi|mi|ho|abbiamo|allego|allegato|di seguito|qui sotto|sotto|come (?:promesso|d['’]accordo|concordato|richiesto|da accordi)|certo|certamente|volentieri|perfetto|te|ve)\b/i

/** How many lines at the start talk about the article instead of belonging to it. */
function coverNote(lines: readonly PastedLine[]): number {
  const title = lines.findIndex((line) => line.form === 'heading')
  if (title <= 0 || title > 4) return 0
  const note = lines.slice(0, title)
  const words = note.reduce((sum, line) => sum + line.text.split(' ', 200).length, 0)
  const talk = note.findLastIndex(
    ({ text }) => aboutTheText.test(text.slice(0, 600)) && addressed.test(text.slice(0, 600)),
  )
  if (words > 120 || talk < 0) return 0
  // A long line between the note and the first heading belongs to the article already.
  return note.slice(talk + 1).some((line) => line.text.length > 120) ? talk + 1 : title
}
