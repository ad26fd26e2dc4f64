/**
 * What is known of the six categories before any post is read (R98): English and Italian words that point to
 * one. `automat*` is a prefix, `google_maps` two adjacent words (small words between them do not count);
 * everything else is a word in any of its forms. A word may point to two categories.
 */
export const vocabulary: Readonly<Record<string, { strong: string; weak: string }>> = {
  'Business Automation': {
    strong: `automat* automaz* workflow* zapier invoice invoicing fattur* reminder promemoria sollecit* repetitive ripetitiv*
      paperwork scartoffie missed_call unanswered_call chiamata_persa chiamate_perse telefonate_perse spreadsheet excel
      foglio_calcolo approval approvazion* procedur* process* data_entry copia_incolla copy_paste back_office preventiv*
      timesheet payroll manually manualmente retyping ricopia* trigger crm voicemail segreteria admin handoff bottleneck
      collo_bottiglia rota hours_saved ore_risparmiate purchase_order chase chasing checklist scadenz* routine
      onboarding handover email_automatica`,
    weak: `task call ring phone telefon* squill* chiamat* email posta form modulo moduli approve step passaggi error errore
      hour ore time tempo save risparmi* template modello schedul* follow_up stock magazzin* order ordine ordini supplier
      fornitor* deadline inbox quote diary calendar amministra* ufficio office attivita compiti queue minut* confirm*
      conferm* duplic* document*`,
  },
  'AI Solutions': {
    strong: `ai ia artificial artificial_intelligence intelligenza_artificiale chatbot chatgpt gpt openai* llm prompt assistant
      assistente assistenti agent agente agenti machine_learning apprendimento_automatico language_model
      modello_linguistico modelli_linguistici hallucinat* allucinazion* generative generativa generativo algoritm*
      algorithm* neural* copilot gemini virtual_assistant voicebot conversational conversazional* addestra* trained bot`,
    weak: `model modello modelli chat answer rispost* rispond* message messagg* whatsapp machine macchina voice vocale voce
      question domand* conversation conversazion* human umano uman* tone predict* prevision* transcri* trascri* sentiment
      robot learn impara* summar* riassun* draft bozza bozze invent* understand capisc* guess enquir* richiest* evening sera
      handover`,
  },
  'Digital Marketing': {
    strong: `marketing advert* ads pubblicita inserzion* campaign campagn* newsletter instagram facebook tiktok linkedin
      social social_media reel reels landing landing_page conversion conversioni funnel retarget* remarketing audience
      ctr copywrit* brand branding hashtag influencer follower engagement subscriber iscritti iscrizion* email_marketing
      content_marketing piano_editoriale calendario_editoriale content_calendar lead_generation impression headline
      subject_line banner click clic unsubscribe slogan`,
    weak: `lead leads pagin* page website sito siti visitor visitator* post content contenut* offer offert* budget target
      video foto photo traffic traffico button pulsant* story storie persua* convert* analytics brochure screen schermata
      test pubblico editorial* oggetto words parole lettor* reader creativ* spend spesa scroll thumb cost_click`,
  },
  'Small Business': {
    strong: `small_business piccola_impresa piccole_imprese pmi owner titolar* bottega botteghe negozi* shop shopkeeper artigian*
      loyal* fedel* cash_flow flusso_cassa hire hiring assumere assunzion* dipendent* wage stipend* rent affitt* margin*
      price pricing prezz* listino landlord tax taxes tasse iva vat commercialist* accountant bank banca loan prestit*
      regular regulars abituali passaparola word_mouth high_street bancarell* refund rimbors* complain* complaint reclam*
      seasonal stagional* founder imprendit* partita_iva sole_trader profit utile guadagn* apprentice apprendist*`,
    weak: `customer client cliente clienti clientela salon salone cafe bar ristorant* restaurant bakery panett* forno
      parrucchier* hairdress* barber visit visita visite return ritorn* neighbo* quartier* till cassa door porta staff team
      money soldi denaro business impresa imprese azienda aziende supplier fornitor* review recension* stock shelf scaffal*
      voucher sconto sconti discount season stagione cost costo costi bill bolletta bollette family famigli* colleagu*
      collegh* buy compra* retention`,
  },
  Technology: {
    strong: `software cloud server backup password cyber* sicurezza_informatica security hacker hack* phishing malware
      virus ransomware encrypt* crittograf* cifrat* database api apis integrat* integraz* sync* sincron* wifi router broadband
      fibra hardware laptop portatile portatili tablet device dispositiv* smartphone aggiornament* app apps applicazion* browser
      https hosting domain dominio firewall two_factor due_fattori autenticazion* authentic* gdpr storage archiviazione
      download* install* patch licence licenza licenze open_source usb disco disk voip contactless tech technology tecnolog*
      informatic* antivirus headset scanner voice_note nota_vocale note_vocali double_booking doppia_prenotazione
      booking booking_system sistema_prenotazione calendario_condiviso shared_calendar dictat* dettat*`,
    weak: `computer system sistem* file files network rete connect* conness* colleg* data dati record registr* transcri*
      trascri* note speed veloc* account access accesso accessi tool strument* program* sensor* print* stampant* update
      calendar calendari* diary agenda prenotazion* signal segnale schermo screen button digital*
      copy copia restore ripristin* migrat* migra* replace sostitu* plug cable cavo batter* supplier_lock export esporta*
      recording microphone microfono`,
  },
  'Local SEO': {
    strong: `seo local_seo google_business google_maps google_map maps mappe profilo_google scheda_google google_profile
      business_profile gbp local_search ricerca_locale ricerche_locali local_pack map_pack citation citazion* nap directory
      directories ranking posizionament* keyword parole_chiave parola_chiave serp search_result risultati_ricerca listing
      postcode service_area geolocal* structured_data dati_strutturati backlink indicizza* crawl* motori_ricerca
      motore_ricerca search_engine near scheda schede nearby`,
    weak: `google map mappa search searches ricerc* cerca* local locale locali vicin* town citta quartier* neighbo* region*
      zona zone street address indirizz* opening_hours orari orario hours photo foto category categori* profile profil*
      direction indicazion* rank review recension* star stelle verif* website sito comune paese district village area
      phone_number numero_telefono`,
  },
}
