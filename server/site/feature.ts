import type { RecordActivity } from '#domain/activity.ts'
import type { Locale } from '#domain/locales.ts'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { isNeverPublicPage } from '#domain/path-classes.ts'
import { localeOf } from '#domain/routes.ts'
import { formatPrice } from '#domain/site/amounts.ts'
import type { Business } from '#domain/site/business.ts'
import type { FactsName } from '#domain/site/facts.ts'
import { editAddress, type OwnTexts } from '#domain/site/own-texts.ts'
import type { Catalogue, OpeningRow, Site } from '#domain/site/site.schema.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import type { SiteSubject } from '#domain/site/site-history.ts'
import { callAddressOf } from '#domain/telephone.ts'
import { editText } from '#locales/en/admin-edit.ts'
import { mark } from '#locales/marks.ts'
import { memberFor } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import { Problem } from '../kernel/errors.ts'
import type { Feature, PageRequest } from '../kernel/feature.ts'
import { createEditRoutes } from './edit-routes.ts'
import { readFacts, type SettingsFiles } from './facts.ts'
import { createFactsRoutes } from './facts-routes.ts'
import { createLook } from './look.ts'
import { markedCatalogue, markedFrame, markedHours } from './marked-facts.ts'
import { type SettingsPast, siteHistory } from './site-history.ts'
import { viewTexts } from './texts.ts'
import { createTextsRoutes } from './texts-routes.ts'

type SiteOptions = {
  site: () => Site
  catalogue: () => Catalogue
  texts: (locale: Locale) => OwnTexts
  /** The picture for an image value; null without one, and for one that is gone. */
  picture: (value: string | null) => PictureFile | null
  settings: SettingsFiles
  past: SettingsPast
  record: RecordActivity
}

export function createSiteFeature({ site, catalogue, texts, picture, settings, past, record }: SiteOptions) {
  const look = createLook({ site, picture })
  return {
    name: 'site',

    frameOf(pathname: string, { response, edit }: PageRequest): SiteFacts {
      const { name, email, phone, address, hours } = site()
      const locale = localeOf(pathname.split(/[?#]/, 1)[0] ?? '')
      const logo = look.logo()
      const rows = hours[footerHours[locale] ?? 'standard']
      const facts: SiteFacts = {
        name,
        email,
        phone: { display: phone, href: callAddressOf(phone) ?? `tel:${phone}` },
        address: [address.street, `${address.locality} ${address.postcode}`],
        hours: hoursIn(rows, locale),
        year: new Date().getUTCFullYear(),
        ...(logo && { logo }),
      }
      if (edit) return markedFrame(facts)
      if (!memberFor(response, 'site') || isNeverPublicPage(pathname)) return facts
      return { ...facts, editPage: { href: editAddress(pathname), label: editText.editPage } }
    },

    publicRoutes: look.routes,
    routes: (render) =>
      createRouter().use(
        createEditRoutes(render),
        createFactsRoutes({ files: settings, record }),
        createTextsRoutes({ files: settings, record }),
      ),

    forPages: ({ response, onPostsRead, edit }: PageRequest) => {
      const pictureRead = (value: string | undefined): PictureFile | null => {
        if (value) onPostsRead()
        return picture(value ?? null)
      }
      // The frame of every page shows the logo
      if (site().logo !== undefined) onPostsRead()
      return {
        catalogue: () => (edit ? markedCatalogue(catalogue()) : catalogue()),
        /** Address of the style sheet with the owner's accent colour; null = as shipped. */
        siteSheet: look.sheetAddress,
        textsOf: texts,
        /** Null unless the member edits the site. */
        ownTexts: memberFor(response, 'site') && (() => viewTexts(settings).catch(faultOf)),
        /** Null unless the member edits the site. */
        facts: memberFor(response, 'site') && ((name: FactsName) => readFacts(settings, name)),
        /** Null unless the member edits the site. */
        siteHistory:
          memberFor(response, 'site') &&
          ((asked: { subject: SiteSubject; commit?: string | undefined }) =>
            siteHistory({ files: settings, past }, asked)),
        /** Founders are called by their role until a name is given (R18). */
        team: (locale: Locale) => {
          const { founders, teamImage } = site()
          return {
            founders: founders.map(({ role, name, photo }, at) => ({
              role: edit ? mark(`site:founders.${at}.role`, role[locale]) : role[locale],
              ...(name !== undefined && { name: edit ? mark(`site:founders.${at}.name`, name) : name }),
              photo: pictureRead(photo),
            })),
            teamImage: pictureRead(teamImage),
          }
        },
        map: () => site().map,
        /** The Italian footer has hours of its own (R37). */
        openingHours: (locale: Locale) => {
          const hours = hoursIn(site().hours.standard, locale)
          return edit ? markedHours(hours) : hours
        },
        business: () => business(site(), catalogue()),
        leadRetentionMonths: () => site().leadRetentionMonths,
      }
    },
  } satisfies Feature & { frameOf: unknown }
}

function business(site: Site, { packages }: Catalogue): Business {
  const { street, locality, postcode, country } = site.address
  const prices = packages.en.filter(({ hidden }) => !hidden).map(({ price }) => price)
  return {
    email: site.structuredDataEmail,
    street,
    locality,
    postcode,
    country,
    hours: site.hours.standard.flatMap(({ days, opens, closes }) =>
      opens && closes ? [{ days, opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }] : [],
    ),
    social: site.social.map(({ url }) => url),
    priceRange: `${formatPrice(Math.min(...prices))}-${formatPrice(Math.max(...prices))}`,
  }
}

/** Why the studio cannot read the texts: somebody has edited a file by hand. */
function faultOf(error: unknown): { fault: string } {
  if (error instanceof Problem) return { fault: error.detail }
  throw error
}

/** The opening hours in a footer, where they are not those of the pages (R37). */
const footerHours: Partial<Record<Locale, keyof Site['hours']>> = { it: 'italianFooter' }

const hoursIn = (rows: readonly OpeningRow[], locale: Locale): SiteFacts['hours'] =>
  rows.map((row) => ({ days: row.label[locale], time: timeOf(row) }))

const timeOf = ({ opens, closes }: OpeningRow): string | null =>
  opens && closes ? `${opens}–${closes}` : null
