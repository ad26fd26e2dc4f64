import type { privacyText as base } from '../en/privacy.ts'
import { translated } from '../texts.ts'
import { erasureText } from './erasure.ts'

export const privacyText = translated<typeof base>('it', {
  title: 'Informativa sulla Privacy',
  description:
    'Che cosa conserviamo quando ci scrivi, dove va, per quanto tempo e come farlo cancellare. Niente cookie, niente tracciamento.',
  updated: 'Ultimo aggiornamento:',
  updatedOn: { iso: '2025-01-23', text: '23\u00a0gennaio\u00a02025' },
  lead: 'In breve: puoi leggere questo sito senza dirci niente di te. Se ci scrivi, conserviamo quello che ci mandi, lo usiamo per risponderti e lo cancelliamo quando ce lo chiedi.',
  inShort: [
    {
      to: 'cookie',
      short: 'Nessun cookie',
      more: 'Quando lo visiti, questo sito non ne salva, e niente ti segue da una pagina all’altra.',
    },
    {
      to: 'per-quanto-tempo',
      short: '{{keptMonths:1\u00a0mese|??\u00a0mesi}}',
      more: 'al massimo, se del tuo messaggio non se ne fa nulla. Poi lo cancelliamo, con ogni copia.',
    },
    {
      to: 'perche-li-usiamo',
      short: 'Mai venduti',
      more: 'Non vendiamo i dati che ci mandi, e nessuna macchina decide al posto nostro su di te.',
    },
  ],
  contents: 'Sezioni',
  copies: erasureText.copies,
  outOfReach: erasureText.outOfReach,
  sections: [
    {
      id: 'chi-siamo',
      heading: 'Chi siamo',
      paragraphs: [
        '{name} è un piccolo studio, tra Londra e l’Italia, che prepara automazioni e strumenti digitali semplici per le piccole imprese. Decidiamo noi come si usano le informazioni descritte qui: per la legge britannica sulla protezione dei dati siamo quindi il titolare del trattamento.',
        'Puoi scriverci per posta a {address}, oppure per email a {email}.',
      ],
    },
    {
      id: 'di-che-cosa-parla',
      heading: 'Di che cosa parla questa informativa',
      paragraphs: [
        'Questa informativa riguarda il sito: le sue pagine, i suoi moduli e i messaggi che ne partono. Il lavoro che facciamo per te come cliente è regolato dal contratto che firmiamo insieme.',
      ],
    },
    {
      id: 'i-dati-che-ci-mandi',
      heading: 'I dati che ci mandi',
      paragraphs: [
        'Chiediamo solo quello che serve per risponderti. Che cosa conserviamo dipende dal modulo:',
      ],
      entries: [
        'Una richiesta: nome e cognome, indirizzo email, numero di telefono e, se il modulo lo prevede, il pacchetto o il servizio che ti interessa.',
        'Una domanda: nome, indirizzo email e il testo della domanda.',
        'Il questionario per il sito web: nome, attività, indirizzo email e numero di telefono, le risposte sul sito che vorresti e i file che alleghi.',
      ],
      closing:
        'Insieme a questi dati conserviamo l’ora, la lingua, la pagina e il pulsante da cui ci hai scritto, il nome della campagna se sei arrivato da un suo link, e un numero di riferimento. Per favore, non usare questi moduli per mandarci dati sulla salute, password o numeri di carta.',
    },
    {
      id: 'che-cosa-si-registra',
      heading: 'Che cosa si registra in automatico',
      paragraphs: [
        'Il nostro server scrive una riga quando prepara una pagina o riceve un modulo: l’ora, l’indirizzo della pagina di questo sito, l’esito e il tempo impiegato. In queste righe non ci sono nomi, indirizzi email, indirizzi IP, né niente di quello che hai scritto.',
        'Per fermare le ondate di messaggi automatici contiamo i moduli che arrivano da ogni rete. Il conteggio resta in memoria, sotto una chiave illeggibile che cambia ogni ora: il tuo indirizzo IP non viene mai scritto su disco.',
        'Contiamo, giorno per giorno, quante volte viene letta ogni pagina, da quali altri siti arrivano i visitatori (solo il nome del sito, per esempio example.org), quali indirizzi non sono stati trovati e quante volte ogni modulo viene aperto, iniziato, inviato o respinto per un campo (solo il nome del campo). Quando nel tuo browser un modulo viene aperto, iniziato o respinto, oppure compare una pagina caricata in anticipo, il browser segnala al nostro server che è successo, e nient’altro. Sono numeri e basta: non conserviamo cookie, indirizzi IP, nomi di browser o altri identificativi, non li diamo a nessun’altra società e in questi numeri non si può riconoscere nessuno.',
      ],
    },
    {
      id: 'perche-li-usiamo',
      heading: 'Perché li usiamo',
      paragraphs: ['Usiamo quello che ci mandi per questi scopi, e per nessun altro:'],
      points: [
        'Risponderti e prepararti un’offerta, perché ce l’hai chiesto tu (misure precontrattuali).',
        'Progettare e realizzare quello che ci hai ordinato (esecuzione di un contratto).',
        'Tenere lontano lo spam, proteggere il sito e ricordare che cosa abbiamo concordato (nostro legittimo interesse).',
      ],
      closing:
        'Non vendiamo i tuoi dati, non li usiamo per costruire profili, e nessuna macchina prende decisioni su di te.',
    },
    {
      id: 'dove-vanno',
      heading: 'Dove vanno',
      paragraphs: [
        'Quello che ci mandi viene scritto prima di tutto sul nostro server. Da lì una copia parte per la nostra casella di posta e una per una cartella privata del nostro spazio cloud, dove restano i tuoi file. Le società che gestiscono server, posta e cloud li custodiscono per noi in base a un contratto, e non possono usarli per altro.',
        'Se una di loro conserva dati fuori dal Regno Unito, lo fa con le garanzie che la legge britannica richiede.',
      ],
    },
    {
      id: 'per-quanto-tempo',
      heading: 'Per quanto tempo li conserviamo',
      marks: [
        { time: '{reply}\u00a0ore', text: 'per risponderti' },
        { time: '{{keptMonths:1\u00a0mese|??\u00a0mesi}}', text: 'al massimo, per un messaggio' },
        { time: 'Come da legge', text: 'se diventi nostro cliente' },
      ],
      paragraphs: [
        'Rispondiamo entro {reply}\u00a0ore. Se poi non se ne fa nulla, conserviamo il tuo messaggio per {{keptMonths:un mese|??\u00a0mesi}} al massimo, così sappiamo di che cosa si parlava se torni a scriverci. Dopo, lo cancelliamo insieme a ogni copia: {copies}. I file di un modulo che non hai finito si cancellano dopo 24\u00a0ore.',
        'Se diventi nostro cliente, conserviamo quello che le norme fiscali e societarie ci chiedono di conservare, per il tempo che stabiliscono.',
      ],
    },
    {
      id: 'cookie',
      heading: 'Cookie e memoria del browser',
      statement: 'Quando lo visiti, questo sito non salva nessun cookie.',
      paragraphs: [
        'Non ci sono tracciatori pubblicitari, né niente che segua un visitatore da una pagina all’altra.',
        'Se scegli il tema chiaro o quello scuro, il browser ricorda la scelta sul tuo dispositivo. Può fare lo stesso con un avviso che hai chiuso. Niente di tutto questo arriva a noi.',
        'Se dici di sì nel questionario per il sito web, che è in inglese, il browser conserva sul dispositivo anche le tue risposte, senza i file: così una scheda chiusa non ti fa perdere niente. Finché non dici di sì non ne conserva nessuna. Si cancellano quando invii il questionario, quando premi “Forget them now” oppure, in ogni altro caso, appena apri il modulo dopo più di una settimana dall’ultima modifica. A noi arrivano solo quando invii il questionario.',
        'Chi lavora con noi, quando accede, riceve due cookie. Uno tiene aperto l’accesso, per {sessionDays}\u00a0giorni al massimo, e sparisce all’uscita. L’altro resta per {deviceDays}\u00a0giorni: serve a riconoscere il browser, così chi prova a indovinare una password altrove non rallenta chi ha diritto di entrare. Sul loro dispositivo resta anche quello che non hanno ancora salvato.',
      ],
    },
    {
      id: 'altri-servizi',
      heading: 'Altri servizi',
      paragraphs: [
        'Tutto quello che serve a una pagina arriva dal nostro server, caratteri e disegni compresi. La mappa nella pagina dei contatti è un disegno finché non premi “Carica la mappa”. Solo allora il tuo browser chiede quella vera a OpenStreetMap, che vede il tuo indirizzo IP come farebbe qualsiasi sito.',
        'Gli articoli possono mostrare un’immagine che sta su un altro sito, e i link possono portarti altrove. Da lì in poi vale l’informativa di quel sito.',
      ],
    },
    {
      id: 'come-li-proteggiamo',
      heading: 'Come li proteggiamo',
      paragraphs: [
        'I messaggi stanno dove può leggerli solo chi lavora con noi, dopo aver fatto l’accesso. I file allegati restano come li hai mandati: il server non li apre e non li pubblica mai. Le password di chi lavora con noi sono conservate in una forma da cui non si può risalire all’originale, e ogni accesso si può chiudere in qualsiasi momento.',
        'Nessun sito può promettere che non succederà mai niente. Se qualcosa ti mette a rischio, avvisiamo subito te e l’autorità britannica, l’Information Commissioner’s Office.',
      ],
    },
    {
      id: 'i-tuoi-diritti',
      heading: 'I tuoi diritti',
      paragraphs: ['In qualsiasi momento, e senza spese, puoi chiederci:'],
      checks: [
        'di sapere che cosa conserviamo su di te, e di averne una copia;',
        'di correggere i tuoi dati o di cancellarli;',
        'di limitarne l’uso, o di non usarli più dove ci basiamo sul nostro legittimo interesse;',
        'di consegnarteli in un formato che un’altra azienda possa leggere.',
      ],
      closing:
        'Scrivi a {email}. Cerchiamo il tuo indirizzo email, ti mandiamo quello che troviamo e, se vuoi, lo cancelliamo: ogni copia {copies}. La nostra posta la cancelliamo a mano, e ti diciamo che cosa un programma non può cancellare, come {outOfReach}. Se la risposta non ti soddisfa, puoi presentare un reclamo all’Information Commissioner’s Office, su ico.org.uk.',
    },
    {
      id: 'minori',
      heading: 'Minori',
      paragraphs: [
        'I nostri servizi sono pensati per le imprese, non per i minori di 13\u00a0anni. Non conserviamo consapevolmente nessun dato che li riguardi. Se credi che un minore ci abbia scritto, diccelo e cancelleremo tutto.',
      ],
    },
    {
      id: 'modifiche-e-contatti',
      heading: 'Modifiche e contatti',
      paragraphs: [
        'Quando cambia il sito, cambia anche questo testo: la data in alto dice quando. Vale la versione che stai leggendo.',
        'Se hai una domanda, scrivici a {email}.',
      ],
    },
  ],
})
