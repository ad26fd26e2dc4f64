import { texts } from '../texts.ts'
import { erasureText } from './erasure.ts'

/** Privacy policy (R32): what this software does, and nothing else. */
export const privacyText = texts('en', {
  title: 'Privacy Policy',
  description:
    'What we keep when you write to us, where it goes, for how long, and how to have it deleted. No cookies, no trackers.',
  updated: 'Last updated',
  /** R32. */
  updatedOn: { iso: '2025-01-23', text: '23 January 2025' },
  lead: 'The short version: you can read this website without telling us anything. When you write to us, we keep what you sent, use it to answer you, and delete it when you ask.',
  /** The most common questions; each links to the section with the full answer. */
  inShort: [
    {
      to: 'cookies',
      short: 'No cookies',
      more: 'This website sets none for visitors, and nothing follows you from page to page.',
    },
    {
      to: 'how-long',
      short: '{{keptMonths:1\u00a0month|??\u00a0months}}',
      more: 'at most, if nothing comes of your message. Then we delete it, with every copy.',
    },
    {
      to: 'why-we-use-it',
      short: 'Never sold',
      more: 'We do not sell what you send, and no machine makes decisions about you.',
    },
  ],
  contents: 'Sections',
  /** Used in the sections. */
  copies: erasureText.copies,
  outOfReach: erasureText.outOfReach,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        '{name} is a small agency that sets up automation and simple digital tools for small businesses, from London and Italy. We decide how the information described here is used, which makes us its controller under UK data protection law.',
        'You can write to us at {email}, or by post at {address}.',
      ],
    },
    {
      id: 'what-this-covers',
      heading: 'What this policy covers',
      paragraphs: [
        'This policy covers this website: its pages, its forms and the messages that they send. Work we do for you as a customer is covered by the agreement we sign with you.',
      ],
    },
    {
      id: 'what-you-send',
      heading: 'What you send us',
      paragraphs: ['We ask only for what we need to answer. What we keep depends on the form:'],
      entries: [
        'An enquiry: your name and surname, email address, phone number, and the package or service you asked about.',
        'A question: your name, email address and the question.',
        'A website brief: your name, business, email address and phone number, your answers about the website you want, and the files you attach.',
      ],
      closing:
        'With each of them we keep the time, the language, the page and the button you used, the name of the campaign whose link brought you here, if one did, and a reference number. Please do not send health details, passwords or card numbers through these forms.',
    },
    {
      id: 'what-is-recorded',
      heading: 'What is recorded by itself',
      paragraphs: [
        'Our server writes a line when it prepares a page or receives a form: the time, the address of the page on this website, the answer and how long it took. These lines contain no name, no email address, no network address and nothing you typed.',
        'To stop floods of automatic messages we count forms by network. The count is kept in memory under a scrambled key that changes every hour, and your network address is never written to disk.',
        'We count, by day, how often each page is read, which other websites visitors come from (only the name of the website, such as example.org), which addresses were not found, and how often each form is opened, begun, sent, or refused because of a field (only the name of the field). When a form is opened, begun or refused in your browser, or a page that it fetched ahead is shown, the browser tells our server that this happened, and nothing else. These are numbers and nothing more: no cookie, no network address, no name of a browser and no identifier is kept with them, no other company gets them, and nobody can be recognised in them.',
      ],
    },
    {
      id: 'why-we-use-it',
      heading: 'Why we use it',
      paragraphs: ['We use what you send for these purposes, and for no others:'],
      points: [
        'To answer you and prepare an offer, because you asked us to (steps before a contract).',
        'To plan and build what you ordered (performance of a contract).',
        'To keep spam out and the website safe, and to keep a record of what we agreed (our legitimate interest).',
      ],
      closing:
        'We do not sell it, we do not build profiles from it, and no machine makes decisions about you.',
    },
    {
      id: 'where-it-goes',
      heading: 'Where it goes',
      paragraphs: [
        'What you send is first written to our own server. From there a copy goes to our mailbox and to a private folder in our cloud drive, where your files are kept. The companies that run our server, our mail and our drive store it for us under contract and may use it for nothing else.',
        'If one of them keeps data outside the United Kingdom, it does so under the safeguards that UK law asks for.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      marks: [
        { time: '{reply} hours', text: 'until we answer' },
        { time: '{{keptMonths:1\u00a0month|??\u00a0months}}', text: 'at most, for a message' },
        { time: 'As the law says', text: 'if you become a customer' },
      ],
      paragraphs: [
        'We answer within {reply} hours. If nothing comes of it, we keep your message for at most {{keptMonths:one month|??\u00a0months}}, so that we can follow up when you come back to us, and then delete it with every copy: {copies}. Files that belong to a form you did not finish are deleted after 24 hours.',
        'If you become a customer, we keep what tax and company law tell us to keep, for as long as they say.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage',
      statement: 'This website sets no cookies for visitors.',
      paragraphs: [
        'There are no advertising trackers, and nothing that follows a visitor from page to page.',
        'If you choose the light or the dark theme, your browser remembers the choice on your own device. If you put away a notice, it may remember that too. Neither is sent to us.',
        'If you say yes to it on the website brief, your browser also keeps your answers there, without the files, so that a closed tab loses nothing. Before you say yes it keeps none. They are removed when you send the brief, when you press “Forget them now”, and otherwise as soon as you open the form more than a week after your last change. We get them only when you send the brief.',
        'Staff who sign in get two cookies. One keeps them signed in, for {sessionDays:number} days at most, and goes when they sign out. The other stays for {deviceDays:number} days: it knows their browser again, so that somebody who guesses at passwords elsewhere does not slow them down. The studio also keeps on their device what they have not saved yet.',
      ],
    },
    {
      id: 'other-services',
      heading: 'Other services',
      paragraphs: [
        'Everything a page needs comes from our own server, fonts and drawings included. The map on the contact page is a drawing until you press “Load map”. Only then does your browser ask OpenStreetMap for the real one, and OpenStreetMap sees your network address as any website does.',
        'Articles may show a picture that is kept on another website, and links may lead you to one. From there on, that website’s own policy applies.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      paragraphs: [
        'Messages are stored where only signed-in staff can read them. Attached files are kept as they are, never opened by the server and never published. Staff passwords are stored in a form that cannot be turned back, and sessions can be ended at any time.',
        'No website can promise that nothing will ever go wrong. If something happens that puts you at risk, we tell you and the Information Commissioner’s Office without delay.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: ['You can ask us at any time, free of charge:'],
      checks: [
        'what we keep about you, and for a copy of it,',
        'to correct it or to delete it,',
        'to use it less, or to stop using it where we rely on our legitimate interest,',
        'to hand it to you in a form that another company can read.',
      ],
      closing:
        'Write to {email}. We look up your email address, send you what there is, and delete it if you wish: every copy {copies}. We delete our mail by hand, and what a program cannot delete, such as {outOfReach}, we tell you. If you are not content with our answer, you can complain to the Information Commissioner’s Office at ico.org.uk.',
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'Our services are for businesses and not for children under 13. We do not knowingly keep anything about them. If you believe that a child has written to us, tell us and we will delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      paragraphs: [
        'When the website changes, this text changes with it, and the date at the top says when. The version you are reading is the one that applies.',
        'Questions about it are welcome at {email}.',
      ],
    },
  ],
})
