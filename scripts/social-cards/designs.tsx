import { type Locale, locales } from '#domain/locales.ts'
import { pathIn, serviceAddress } from '#domain/routes.ts'
import { type ServiceSlug, services as serviceRows, serviceSlugs } from '#domain/services.ts'
import type { CardDesign, CardSaid } from '#domain/site/card.schema.ts'
import { blogText } from '#locales/en/blog.ts'
import { onboardingText } from '#locales/en/onboarding.ts'
import { loadTexts } from '#locales/load-texts.ts'
import type { PageTextName, SharedTexts } from '#locales/shapes.ts'
import { SmallTeam } from '#renderer/about/small-team.tsx'
import LetterDrawing from '#renderer/art/contact/letter.svg?server'
import Letters from '#renderer/art/contact/letters.svg'
import HeroScene from '#renderer/art/home/hero.svg?server'
import SillScene from '#renderer/art/onboarding/window-sill.svg'
import TableTea from '#renderer/art/pricing/table-tea.svg'
import { writing } from '#renderer/contact/letter-drawing.css.ts'
import { PolicyPage } from '#renderer/policy/policy-page.tsx'
import { PostSubject, subjectCount } from '#renderer/post-drawing/post-drawing.tsx'
import { light } from '#renderer/theme/values.ts'
import { aloneOnPhones, largeOnPhones, secondLine } from '../../pages/index/hero.css.ts'
import { HeroLandscape } from '../../pages/index/italian/hero-landscape.tsx'
import type { Box, Scene } from './drawing.ts'
import { serviceOpenings, serviceThumbnails } from './service-drawings.tsx'

/** What each card shows. Lengths are in pixels of the card: 1200 by 630. */

export type Design = Omit<CardDesign, 'ground'> & {
  paper: string
  behind?: string
  scenes: readonly Scene[]
}

/** Refers to its texts by their `keys`, since the owner may change them. */
export type PageCard = Design & CardSaid

/** Two texts of a dictionary or of a section of it. */
const said = <Key extends string>(
  place: string,
  texts: Readonly<Record<Key, string>>,
  heading: Key,
  line: Key,
) => ({
  heading: texts[heading],
  line: texts[line],
  keys: { heading: `${place}.${heading}`, line: `${place}.${line}` },
})

const { color, ill } = light

const onLight = { ink: color.ink, muted: color.inkMuted, accent: color.accent }
const onTint = { ...onLight, muted: '#424B47' }
const onBand = { ink: color.onBand, muted: color.onBandMuted, accent: color.sun }

const beside = (width: number): CardDesign['words'] => ({
  left: 72,
  width,
  top: 150,
  bottom: 586,
  align: 'left',
})

const tones = {
  green: { paper: color.secondSoft, ...onTint },
  warm: { paper: color.accentSoft, ...onTint },
  sand: { paper: color.sand, ...onTint },
  band: { paper: color.band, ...onBand },
}

const sill = (y: number): string =>
  `<path d="M0 ${y}H1200" fill="none" stroke="${ill.ground}" stroke-width="2"/>`

const arch = ({ x, y, width, height }: Box, fill: string): string =>
  `<path d="M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z" fill="${fill}"/>`

const panel = ({ x, y, width, height }: Box, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

/** Placement of those services' scenes that do not look right as a whole. */
const stances: Partial<Record<ServiceSlug, { aside?: number; panel?: string }>> = {
  // Cropped where a phone's edge would crop it
  'ai-enquiry-handling': { aside: 0 },
  // These scenes continue beyond the edge, so a panel frames them
  'workflow-automation': { panel: ill.sky },
  'google-business-profile': { panel: ill.sky },
  'voice-to-note-automation': { panel: '#EADFCB' },
}

/** The scene for phones (390 by 476 units) at the lower edge, with what extends above it. */
const service = (locale: Locale, slug: ServiceSlug): PageCard => {
  const opening = serviceOpenings[locale][slug]
  const { aside = 24, panel: fill } = stances[slug] ?? {}
  const scale = 480 / 390
  const box =
    fill === undefined
      ? { x: 672 - aside * scale, y: 0, width: 480 + 2 * aside * scale, height: 630 }
      : { x: 668, y: 0, width: 532, height: 630 }
  const view = {
    x: 195 - box.width / scale / 2,
    y: 476 - 630 / scale,
    width: box.width / scale,
    height: 630 / scale,
  }
  return {
    ...tones[serviceRows[slug].tone],
    words: beside(556),
    ...said(`services/${slug}`, opening, 'heading', 'lead'),
    ...(fill !== undefined && { behind: panel(box, fill) }),
    scenes: [{ content: opening.scene, box, view }],
  }
}

type Texts = SharedTexts

const home = ({ hero }: Texts['home']): PageCard => ({
  paper: color.paper,
  ...onLight,
  words: beside(520),
  ...said('home.hero', hero, 'heading', 'lead'),
  behind: sill(600),
  scenes: [
    {
      content: <HeroScene styles={{ aloneOnPhones, largeOnPhones, secondLine }} />,
      box: { x: 612, y: 28, width: 548, height: 572 },
      loose: true,
    },
  ],
})

const ownHomes: Partial<Record<Locale, typeof home>> = {
  it: ({ hero }) => ({
    paper: ill.sky,
    ...onTint,
    words: { left: 72, width: 520, top: 136, bottom: 424, align: 'left' },
    heading: hero.heading,
    line: '',
    keys: { heading: 'home.hero.heading' },
    scenes: [
      {
        content: <HeroLandscape />,
        box: { x: 0, y: 97, width: 1200, height: 533 },
        fit: 'xMidYMax slice',
      },
    ],
  }),
}

const about = (text: Texts['about']): PageCard => ({
  paper: color.paper,
  ...onLight,
  words: beside(600),
  ...said('about', text, 'heading', 'mission'),
  behind: panel({ x: 744, y: 0, width: 456, height: 630 }, color.band),
  scenes: [{ content: <SmallTeam words={text.scene} />, box: { x: 744, y: 6, width: 456, height: 624 } }],
})

const contact = (text: Texts['contact']): PageCard => ({
  paper: color.paper,
  ...onLight,
  words: { left: 300, width: 600, top: 150, bottom: 500, align: 'centre' },
  ...said('contact', text, 'heading', 'lead'),
  scenes: [
    {
      content: <Letters words={text.letters} />,
      box: { x: 0, y: 0, width: 1200, height: 625 },
      fit: 'xMidYMax meet',
    },
  ],
})

const pricing = (text: Texts['pricing']): PageCard => ({
  paper: color.paper,
  ...onLight,
  words: beside(500),
  ...said('pricing', text, 'heading', 'lead'),
  behind: sill(606),
  scenes: [
    { content: <TableTea words={text.final.words} />, box: { x: 580, y: 80, width: 600, height: 526 } },
  ],
})

const services = (text: Texts['services/index']): PageCard => {
  const places: readonly [ServiceSlug, string, column: number, row: number][] = [
    ['websites', color.accentSoft, 0, 0],
    ['automated-google-reviews', color.secondSoft, 0, 1],
    ['client-retention-tools', color.sand, 0, 2],
    ['local-ads-lead-generation', color.sand, 1, 0],
    ['smart-booking-systems', color.band, 1, 1],
    ['workflow-automation', color.accentSoft, 1, 2],
  ]
  const boxes = places.map(([slug, tint, column, row]) => ({
    slug,
    tint,
    box: { x: 622 + 270 * column, y: 222 * row - 78 + 74 * column, width: 254, height: 206 },
  }))
  return {
    paper: color.paper,
    ...onLight,
    words: beside(490),
    ...said('services/index', text, 'heading', 'lead'),
    behind: boxes.map(({ tint, box }) => panel(box, tint, 24)).join(''),
    scenes: boxes.map(({ slug, box: { x, y, width, height } }) => ({
      content: serviceThumbnails[slug],
      box: { x: x + 12, y, width: width - 24, height },
    })),
  }
}

const privacy = (place: string, text: { title: string; lead: string }): PageCard => ({
  ...tones.sand,
  words: beside(560),
  ...said(place, text, 'title', 'lead'),
  behind: sill(578),
  scenes: [
    {
      content: (
        <PolicyPage
          title=""
          lead=""
          updated=""
          updatedOn={{ iso: '', text: '' }}
          inShort={[]}
          contents=""
          email="@"
          sections={[]}
        />
      ),
      box: { x: 650, y: 180, width: 520, height: 400 },
    },
  ],
})

const asking = (
  place: string,
  text: { heading: string; intro: string },
  tone: keyof typeof tones,
  scene: Scene,
): PageCard => ({
  ...tones[tone],
  words: beside(500),
  ...said(place, text, 'heading', 'intro'),
  behind: sill(592),
  scenes: [scene],
})

const inquiry = (text: Texts['inquiry']): PageCard =>
  asking('inquiry', text, 'warm', {
    content: <TableTea words={text.words} />,
    box: { x: 600, y: 78, width: 560, height: 514 },
  })

const question = (text: Texts['question']): PageCard =>
  asking('question', text, 'green', {
    content: <LetterDrawing words={{ lines: text.letter }} styles={{ writing }} />,
    box: { x: 640, y: 100, width: 500, height: 492 },
  })

const blog = (): PageCard => ({
  paper: color.paper,
  ...onLight,
  words: beside(470),
  ...said('blog', blogText, 'heading', 'description'),
  behind: [
    panel({ x: 610, y: 56, width: 640, height: 300 }, color.secondSoft, 24),
    panel({ x: 610, y: 380, width: 276, height: 300 }, color.accentSoft, 24),
    panel({ x: 910, y: 380, width: 340, height: 300 }, color.band, 24),
  ].join(''),
  scenes: [
    {
      content: <PostSubject drawing={1} />,
      box: { x: 610, y: 76, width: 590, height: 280 },
    },
    {
      content: <PostSubject drawing={7} />,
      box: { x: 616, y: 412, width: 264, height: 218 },
    },
    {
      content: <PostSubject drawing={3} />,
      box: { x: 922, y: 412, width: 256, height: 218 },
    },
  ],
})

const onboarding = (): PageCard => ({
  paper: color.paper,
  ...onLight,
  words: beside(540),
  ...said('onboarding', onboardingText, 'heading', 'description'),
  scenes: [
    { content: <SillScene words={onboardingText.words} />, box: { x: 650, y: 60, width: 520, height: 540 } },
  ],
})

const pages = [
  'about',
  'accessibility',
  'contact',
  'home',
  'pricing',
  'privacy',
  'services/index',
] as const satisfies readonly PageTextName[]

const translated = async (locale: Locale): Promise<Record<string, PageCard>> => {
  const loaded = await Promise.all(pages.map((page) => loadTexts(locale, page)))
  const texts: Texts = Object.assign({}, ...loaded)
  const cards = {
    '/': (ownHomes[locale] ?? home)(texts.home),
    '/about': about(texts.about),
    '/services': services(texts['services/index']),
    '/pricing': pricing(texts.pricing),
    '/contact': contact(texts.contact),
    '/inquiry': inquiry(texts.inquiry),
    '/question': question(texts.question),
    '/privacy': privacy('privacy', texts.privacy),
    '/accessibility': privacy('accessibility', texts.accessibility),
  }
  return Object.fromEntries([
    ...Object.entries(cards).map(([path, card]) => [pathIn(locale, path), card]),
    ...serviceSlugs.map((slug) => [serviceAddress(locale, slug), service(locale, slug)]),
  ])
}

/** Cards by path; every page of the sitemap has one. */
export const pageCards: Readonly<Record<string, PageCard>> = {
  '/blog': blog(),
  '/website-onboarding': onboarding(),
  ...Object.assign({}, ...(await Promise.all(locales.map(translated)))),
}

const postPanel: Box = { x: 680, y: 0, width: 520, height: 630 }
const postArch = (fill: string): string => arch({ x: 740, y: 110, width: 400, height: 520 }, fill)

/** Panel and arch behind a post's subject; subjects use these in turn. */
const postGrounds: readonly { tone: keyof typeof tones; arch: string }[] = [
  { tone: 'band', arch: '#2C6155' },
  { tone: 'green', arch: ill.far },
  { tone: 'warm', arch: ill.sky },
  { tone: 'sand', arch: ill.stone2 },
]

const postWords = beside(548)

/** One design for each subject of a post's drawing, in order. */
export const drawingDesigns: readonly Design[] = Array.from({ length: subjectCount }, (_, drawing) => {
  const { tone, arch } = postGrounds[drawing % postGrounds.length] ?? { tone: 'sand', arch: ill.stone2 }
  return {
    paper: color.paper,
    ...onLight,
    words: postWords,
    behind: panel(postPanel, tones[tone].paper) + postArch(arch),
    scenes: [
      {
        content: <PostSubject drawing={drawing} />,
        box: { x: 690, y: 227, width: 500, height: 403 },
        view: { x: -165, y: -266, width: 330, height: 266 },
      },
    ],
  }
})

export const pictureDesign: Design = {
  paper: color.paper,
  ...onLight,
  words: postWords,
  behind: panel(postPanel, color.secondSoft),
  scenes: [],
  arch: { left: 716, top: 76, width: 448, height: 554 },
}
